// Public interface of client events: anonymous events of the app.
export { clientEventRoutes } from './client-event-routes';
export { newestEvents } from './client-event-repository';
export { eventPartitionJobs } from './event-partition-jobs';
