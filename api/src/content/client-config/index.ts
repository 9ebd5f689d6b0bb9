// The door of the client configuration: public keys, and which native apps are too old.
export { refuseObsoleteApps } from './app-versions';
export { clientConfigRoutes } from './client-config-routes';
