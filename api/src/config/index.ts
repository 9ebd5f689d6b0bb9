// The door of the configuration: what the process is told from outside, and hashes with its secret.
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
  sandboxMessageKeys,
  type ServiceAccount,
  type SmsKeys,
} from './message-keys';
export { type OidcProvider, sandboxProvider } from './oidc-provider';
export { configPlugin } from './config-plugin';
export type { JusoKeys } from './juso-keys';
