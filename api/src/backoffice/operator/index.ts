// The door of operators: what our own support people answer.
export { advertisementRoutes } from './advertisement-routes';
export { operatorBagRoutes } from './bag-routes';
export { operatorRoutes } from './operator-routes';
