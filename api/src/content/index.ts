// The door of content: notices, events, FAQ and popups.
export { contentRoutes } from './content-routes';
