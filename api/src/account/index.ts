// The door of account: how a member gets in, on which devices, and what they have agreed to.
export { accountRoutes } from './account-routes';
