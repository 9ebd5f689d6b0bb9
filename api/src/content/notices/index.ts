// Public interface of content: notices, FAQ and popups.
export { contentRoutes } from './content-routes';
