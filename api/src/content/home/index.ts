// The door of Home: everything that its first view asks for.
export { mainRoutes } from './main-routes';
