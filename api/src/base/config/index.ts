// Entry point of the configuration and of the hashes keyed with its secret.
export { type Config, type ProviderKeys, readConfig } from './config';
export type { Bucket as ObjectStorage } from '@dongne/contract/server';
export { type DatabasePlace, databasePlaceOf } from './database-place';
export type { TokenSecrets } from './token-secrets';
export { keyedHash, tokenHash } from './keyed-hash';
export { acceptedSecrets, newToken, signToken, verifyToken } from './token-keys';
export {
  type CardProviderKeys,
  cardProviderOffSentence,
  type IdcBases,
  type IdcName,
  type InicisKeys,
  type NicepayKeys,
} from './card-provider-keys';
export { openText, sealText } from './sealed-text';
export { type VoucherKeys, VOUCHERS_OFF_SENTENCE } from './voucher-keys';
export {
  type MessageKeys,
  MESSAGES_OFF_SENTENCE,
  type PushKeys,
  type WebPushKeys,
  type ServiceAccount,
  type SmsKeys,
} from './message-keys';
export { offeredProviders } from './social-keys';
export {
  type ClientProof,
  NO_SOCIAL_KEYS,
  SOCIAL_PROVIDERS,
  realProvider,
  type SocialKeys,
  type SocialProviderKeys,
  type SocialProviderName,
} from './social-providers';
export { configPlugin } from './config-plugin';
export type { JusoKeys } from './juso-keys';
