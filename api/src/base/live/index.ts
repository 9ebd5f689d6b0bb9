// Entry point of the live updates for members.
export { liveRoutes } from './live-routes';
