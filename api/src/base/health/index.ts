// The door of health: whether the server can work, and its figures.
export { healthRoutes } from './health-routes';
export { measureRequests } from './request-metrics';
