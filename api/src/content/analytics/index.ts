// The door of client events: what happened in the app, without whom.
export { clientEventRoutes } from './client-event-routes';
export { newestEvents } from './client-event-repository';
