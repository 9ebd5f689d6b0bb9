// Public interface of the client configuration: public keys, and obsolete native apps.
export { refuseObsoleteApps } from './app-versions';
export { clientConfigRoutes } from './client-config-routes';
