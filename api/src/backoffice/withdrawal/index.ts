// Public interface of withdrawal: a member deletes their account.
export { withdrawalRoutes } from './withdrawal-routes';
