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
 * Whether the sandbox runs: not in production, and not with `SANDBOX=off`.
 *
 * @throws {Error} with one sentence when it is to run in production.
 */
export const isSandboxOn = ({ NODE_ENV, SANDBOX }: Readonly<Record<string, string | undefined>>): boolean => {
  const isProduction = NODE_ENV === 'production';
  if (isProduction && SANDBOX === 'on') throw new Error('SANDBOX=on is refused in production');
  return !isProduction && SANDBOX !== 'off';
};

/**
 * Reads the configuration of an API with its sandbox: a provider without keys is the sandbox's.
 *
 * @returns `isOn` as {@link isSandboxOn}.
 * @throws {SettingsRefused} with one sentence for each value that is unusable or unsafe.
 */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: Config; readonly isOn: boolean } => {
  const isOn = isSandboxOn(environment);
  return { config: readConfig(environment, isOn ? sandboxKeys : undefined), isOn };
};
