// Entry point of the configuration and of the hashes keyed with its secret.
export { type Config, readConfig } from './config';
export type { ObjectStorage } from './file-place';
export { keyedHash } from './keyed-hash';
export {
  type CardProviderKeys,
  cardProviderOffSentence,
  type IdcBases,
  type IdcName,
  type InicisKeys,
  type NicepayKeys,
  sandboxInicisKeys,
  sandboxNicepayKeys,
} from './card-provider-keys';
export { openText, sealText } from './sealed-text';
export { sandboxVoucherKeys, type VoucherKeys, VOUCHERS_OFF_SENTENCE } from './voucher-keys';
export {
  type MessageKeys,
  MESSAGES_OFF_SENTENCE,
  type PushKeys,
  type WebPushKeys,
  sandboxMessageKeys,
  type ServiceAccount,
  type SmsKeys,
} from './message-keys';
export { offeredProviders } from './social-keys';
export {
  type ClientProof,
  NO_SOCIAL_KEYS,
  SOCIAL_PROVIDERS,
  sandboxProvider,
  sandboxSocialKeys,
  type SocialProviderKeys,
  type SocialProviderName,
} from './social-providers';
export { configPlugin } from './config-plugin';
export type { JusoKeys } from './juso-keys';
