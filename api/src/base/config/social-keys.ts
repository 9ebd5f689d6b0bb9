import { createPrivateKey } from 'node:crypto';
import {
  NO_SOCIAL_KEYS,
  realProvider,
  SOCIAL_PROVIDERS,
  type ClientProof,
  type SocialKeys,
  type SocialProviderKeys,
  type SocialProviderName,
} from './social-providers';

type Environment = Readonly<Record<string, string | undefined>>;

const CLIENT_ID = /^[\w.-]{8,200}$/;
const APPLE_NAMES = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;

/** Environment variables that enable a provider, all of them together. */
const namesOf = (provider: SocialProviderName): readonly string[] =>
  provider === 'APPLE' ? APPLE_NAMES : [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];

/**
 * Apple's private key from its `.p8` file; a variable may escape the line ends as `
 * `.
 */
const applePrivateKey = (text: string): string => {
  const pem = text.replaceAll('\\n', '\n');
  try {
    if (createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1') return pem;
  } catch {
    // Omit the value from the error, because it may be a secret.
  }
  throw new Error('APPLE_PRIVATE_KEY must be the text of the .p8 file of the key (P-256, PEM)');
};

const proofOf = (provider: SocialProviderName, value: (name: string) => string): ClientProof =>
  provider === 'APPLE'
    ? {
        kind: 'signed',
        teamId: value('APPLE_TEAM_ID'),
        keyId: value('APPLE_KEY_ID'),
        privateKey: applePrivateKey(value('APPLE_PRIVATE_KEY')),
      }
    : { kind: 'secret', text: value(`${provider}_CLIENT_SECRET`) };

const providerOf = (
  environment: Environment,
  provider: SocialProviderName,
  otherwise: SocialProviderKeys | null,
): SocialProviderKeys | null => {
  const value = (name: string): string => environment[name] ?? '';
  const names = namesOf(provider);
  const missing = names.filter((name) => value(name) === '');
  if (missing.length === names.length) return otherwise;
  if (missing.length > 0) throw new Error(`${names.join(', ')} are wanted together; missing: ${missing.join(', ')}`);
  const clientId = value(`${provider}_CLIENT_ID`);
  if (!CLIENT_ID.test(clientId)) throw new Error(`${provider}_CLIENT_ID does not look like such a key: "${clientId}"`);
  const scope = environment[`${provider}_SCOPE`];
  return realProvider(provider, {
    clientId,
    proof: proofOf(provider, value),
    ...(scope !== undefined && scope !== '' && { scope }),
  });
};

/**
 * Selects the login providers: real ones by their keys, else others, by default none.
 *
 * @throws {Error} with one sentence when only some keys of a provider are set, or one is invalid.
 */
export const socialKeysOf = (environment: Environment, others: SocialKeys = NO_SOCIAL_KEYS): SocialKeys => {
  const keysOf = (provider: SocialProviderName) => providerOf(environment, provider, others[provider]);
  return { KAKAO: keysOf('KAKAO'), NAVER: keysOf('NAVER'), APPLE: keysOf('APPLE'), GOOGLE: keysOf('GOOGLE') };
};

/** Enabled providers, in the order of the login page. */
export const offeredProviders = (keys: SocialKeys): SocialProviderName[] =>
  SOCIAL_PROVIDERS.filter((provider) => keys[provider] !== null);
