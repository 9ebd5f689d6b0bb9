// The door of the sandbox: what stands in for outside services while developing and testing.
export { FaultPlan, injectFaults } from './faults';
export { oidcRoutes } from './oidc-routes';
export { sandboxControlRoutes } from './sandbox-control-routes';
export { sandboxPageRoutes } from './sandbox-page-routes';
export { sandboxRoutes } from './sandbox-routes';
