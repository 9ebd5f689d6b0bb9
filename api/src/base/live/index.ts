// The door of live: members are told at once that something of theirs has changed.
export { liveRoutes } from './live-routes';
