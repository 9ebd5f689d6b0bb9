// Entry point of health: probes and metrics.
export { healthRoutes } from './health-routes';
export { listenForMonitoring } from './monitoring-port';
export { measureRequests } from './request-metrics';
