// Public interface of operators: routes of our own support.
export { advertisementRoutes } from './advertisement-routes';
export { operatorBagRoutes } from './bag-routes';
export { operatorRoutes } from './operator-routes';
