export { clientAddress, trustOwnHost, trustProxyOf, type TrustProxy } from './trusted-proxies';
export {
  HEALTH_OFF_SENTENCE,
  healthSecretOf,
  signHealthToken,
  verifyHealthToken,
  type HealthToken,
} from './health-token';
export { hstsOf } from './hsts';
export { secretOf } from './secret';
export * from './settings';
export { withoutPositions } from './without-positions';
