// The door of content: notices, FAQ and popups.
export { contentRoutes } from './content-routes';
