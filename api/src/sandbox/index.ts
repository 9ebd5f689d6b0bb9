// Public interface of the sandbox: replaces external services in development and tests.
export { demoRoutes } from './demo/demo-routes';
export { FaultPlan, injectFaults } from './faults';
export { inicisRoutes } from './inicis/inicis-routes';
export { nicepayRoutes } from './nicepay/nicepay-routes';
export { fcmRoutes } from './messages/fcm-routes';
export { inboxRoutes } from './messages/inbox-routes';
export { nhnSmsRoutes } from './messages/nhn-sms-routes';
export { ProviderOutage } from './messages/provider-outage';
export { oidcRoutes } from './oidc-routes';
export { sandboxControlRoutes } from './sandbox-control-routes';
export { sandboxPageRoutes } from './sandbox-page-routes';
export { showroomRoutes } from './showroom/showroom-routes';
export { sandboxRoutes } from './sandbox-routes';
export { paymentLedgerRoutes } from './payments/ledger-routes';
export { voucherControlRoutes } from './vouchers/voucher-control-routes';
export { voucherProgrammeRoutes } from './vouchers/voucher-programme-routes';
export { type PaymentOutside, realOutside } from './payments/payment-outside';
