// Public interface of operators: routes of our own support.
export { advertisementRoutes } from './advertisement-routes';
export { reconciliationRoutes } from './reconciliation-routes';
