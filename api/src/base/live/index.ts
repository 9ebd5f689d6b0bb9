// Entry point of the live updates for members.
export { liveJobs } from './live-jobs';
export { liveRoutes } from './live-routes';
