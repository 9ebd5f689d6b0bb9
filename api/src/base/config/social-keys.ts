import { createPrivateKey } from 'node:crypto';
import {
  realProvider,
  sandboxProvider,
  SOCIAL_PROVIDERS,
  type ClientProof,
  type SocialKeys,
  type SocialProviderKeys,
  type SocialProviderName,
} from './social-providers';

type Environment = Readonly<Record<string, string | undefined>>;

const CLIENT_ID = /^[\w.-]{8,200}$/;
const APPLE_NAMES = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;

/** The variables that switch a provider on, all of them together. */
const namesOf = (provider: SocialProviderName): readonly string[] =>
  provider === 'APPLE' ? APPLE_NAMES : [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];

/** Apple gives a `.p8` file; in a variable its lines may stand as `\n`. */
const applePrivateKey = (text: string): string => {
  const pem = text.replaceAll('\\n', '\n');
  try {
    if (createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1') return pem;
  } catch {
    // What it is instead must not stand in a log.
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
  sandboxPort: number | null,
): SocialProviderKeys | null => {
  const value = (name: string): string => environment[name] ?? '';
  const names = namesOf(provider);
  const missing = names.filter((name) => value(name) === '');
  if (missing.length === names.length) return sandboxPort === null ? null : sandboxProvider(provider, sandboxPort);
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
 * Whom people log in with: each provider by its keys, the sandbox's without them, nobody where there is no sandbox.
 *
 * @param sandboxPort where the sandbox's providers answer, null without a sandbox.
 * @throws {Error} with one sentence when some keys of a provider are set and others are not, or a key is none.
 */
export const socialKeysOf = (environment: Environment, sandboxPort: number | null): SocialKeys => {
  const keysOf = (provider: SocialProviderName) => providerOf(environment, provider, sandboxPort);
  return { KAKAO: keysOf('KAKAO'), NAVER: keysOf('NAVER'), APPLE: keysOf('APPLE'), GOOGLE: keysOf('GOOGLE') };
};

/** Those that are there, in the order in which they are offered. */
export const offeredProviders = (keys: SocialKeys): SocialProviderName[] =>
  SOCIAL_PROVIDERS.filter((provider) => keys[provider] !== null);
