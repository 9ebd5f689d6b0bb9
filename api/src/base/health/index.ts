// Entry point of health: probes and metrics.
export { healthRoutes } from './health-routes';
export { measureConnections } from './database-metrics';
export { remoteHealthCounts } from './remote-health-counts';
export { listenForMonitoring } from './monitoring-port';
export { measureRequests } from './request-metrics';
export { measureWork } from './work-metrics';
