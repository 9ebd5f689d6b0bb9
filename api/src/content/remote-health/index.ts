// Public interface of remote health: how releases do in browsers and hosts.
export { recordHealth, type PublishedHealth } from './record-health';
export { remoteHealthJobs } from './remote-health-jobs';
export { remoteHealthRoutes } from './remote-health-routes';
export { HealthReports } from './remote-health-schemas';
