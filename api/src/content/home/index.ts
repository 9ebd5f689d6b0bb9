// Public interface of Home: the data of its first view.
export { mainRoutes } from './main-routes';
