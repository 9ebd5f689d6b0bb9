import { type Config, type ProviderKeys, readConfig } from '@dongne/api/base';
import { sandboxCardKeys } from './keys/card-keys';
import { sandboxMessageKeys } from './keys/message-keys';
import { sandboxSocialKeys } from './keys/social-keys';
import { sandboxVoucherKeys } from './keys/voucher-keys';

/** Keys of all simulated providers, served at that port of loopback. */
export const sandboxKeys = (port: number): ProviderKeys => ({
  cardProviders: sandboxCardKeys(port),
  messages: sandboxMessageKeys(port),
  social: sandboxSocialKeys(port),
  vouchers: sandboxVoucherKeys(port),
});

/**
 * Reads the configuration of an API with its sandbox: a provider without keys is the sandbox's.
 *
 * @returns `isOn` whether the sandbox runs: not in production, and not with `SANDBOX=off`.
 * @throws {SettingsRefused} with one sentence for each value that is unusable or unsafe.
 */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: Config; readonly isOn: boolean } => {
  const isProduction = environment['NODE_ENV'] === 'production';
  const isOn = !isProduction && environment['SANDBOX'] !== 'off';
  return { config: readConfig(environment, isOn ? sandboxKeys : undefined), isOn };
};
