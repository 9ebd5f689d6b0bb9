// Entry point of health: probes and metrics.
export { healthRoutes } from './health-routes';
export { measureRequests } from './request-metrics';
