// The door of withdrawal: a member leaves for good.
export { withdrawalRoutes } from './withdrawal-routes';
