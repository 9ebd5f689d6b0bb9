import { generateKeyPairSync } from 'node:crypto';

/** Whose accounts one may log in with, in the order in which they are offered. */
export const SOCIAL_PROVIDERS = ['KAKAO', 'NAVER', 'APPLE', 'GOOGLE'] as const;
export type SocialProviderName = (typeof SOCIAL_PROVIDERS)[number];

/** What we show a provider's token endpoint: a text, or a token that we sign for the moment (Apple). */
export type ClientProof =
  | { readonly kind: 'secret'; readonly text: string }
  | { readonly kind: 'signed'; readonly teamId: string; readonly keyId: string; readonly privateKey: string };

/** Where a provider says who somebody is: in an id_token (OpenID Connect), or when asked with the access token (Naver). */
export type ProfileSource =
  | { readonly kind: 'id-token'; readonly issuer: string; readonly jwksUri: string }
  | { readonly kind: 'naver-profile'; readonly endpoint: string };

/** A provider that people log in with: authorization code, PKCE, state, and a nonce where there is an id_token. */
export interface SocialProviderKeys {
  readonly clientId: string;
  readonly proof: ClientProof;
  /** Where the browser goes; a path is of the app's own origin. */
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  /** What is asked for, with spaces between; empty for nothing beyond who it is. */
  readonly scope: string;
  /** Whether the answer comes as a form from the provider's page, which Apple insists on where anything is asked for. */
  readonly answersByForm: boolean;
  readonly profile: ProfileSource;
  /** Has the provider ask who it is once more, though it remembers a login; none at Apple, which asks each time. */
  readonly askAgain: Readonly<Record<string, string>>;
}

/** Keys by provider, null for who is not there. */
export type SocialKeys = Readonly<Record<SocialProviderName, SocialProviderKeys | null>>;

type Shape = Omit<SocialProviderKeys, 'clientId' | 'proof'>;

const REAL: Readonly<Record<SocialProviderName, Shape>> = {
  KAKAO: {
    authorizationEndpoint: 'https://kauth.kakao.com/oauth/authorize',
    tokenEndpoint: 'https://kauth.kakao.com/oauth/token',
    // An e-mail address (account_email) is a matter of the app's permissions there; asked for without them, Kakao refuses.
    scope: 'openid',
    answersByForm: false,
    profile: {
      kind: 'id-token',
      issuer: 'https://kauth.kakao.com',
      jwksUri: 'https://kauth.kakao.com/.well-known/jwks.json',
    },
    askAgain: { prompt: 'login' },
  },
  NAVER: {
    authorizationEndpoint: 'https://nid.naver.com/oauth2.0/authorize',
    tokenEndpoint: 'https://nid.naver.com/oauth2.0/token',
    // What a profile holds is set in the app's registration there, not asked for.
    scope: '',
    answersByForm: false,
    profile: { kind: 'naver-profile', endpoint: 'https://openapi.naver.com/v1/nid/me' },
    askAgain: { auth_type: 'reauthenticate' },
  },
  APPLE: {
    authorizationEndpoint: 'https://appleid.apple.com/auth/authorize',
    tokenEndpoint: 'https://appleid.apple.com/auth/token',
    scope: 'openid email',
    answersByForm: true,
    profile: {
      kind: 'id-token',
      issuer: 'https://appleid.apple.com',
      jwksUri: 'https://appleid.apple.com/auth/keys',
    },
    askAgain: {},
  },
  GOOGLE: {
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenEndpoint: 'https://oauth2.googleapis.com/token',
    scope: 'openid email',
    answersByForm: false,
    profile: {
      kind: 'id-token',
      issuer: 'https://accounts.google.com',
      jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
    },
    askAgain: { prompt: 'select_account' },
  },
};

/** A provider itself, with the keys of an app of our own there. */
export const realProvider = (
  name: SocialProviderName,
  keys: Pick<SocialProviderKeys, 'clientId' | 'proof'> & { readonly scope?: string },
): SocialProviderKeys => ({ ...REAL[name], ...keys });

/** The sandbox's provider of that name, which the API calls at its own loopback port; it speaks as the real one does. */
export const sandboxProvider = (name: SocialProviderName, port: number): SocialProviderKeys => {
  const path = `/sandbox/oidc/${name.toLowerCase()}`;
  const issuer = `http://127.0.0.1:${port}${path}`;
  const { profile, ...shape } = REAL[name];
  return {
    ...shape,
    clientId: 'sandbox',
    proof:
      name === 'APPLE'
        ? { kind: 'signed', teamId: 'SANDBOXTEAM', keyId: 'SANDBOXKEY', privateKey: sandboxAppleKey() }
        : { kind: 'secret', text: `sandbox-secret-of-${name.toLowerCase()}` },
    authorizationEndpoint: `${path}/authorize`,
    tokenEndpoint: `${issuer}/token`,
    profile:
      profile.kind === 'id-token'
        ? { kind: 'id-token', issuer, jwksUri: `${issuer}/jwks` }
        : { kind: 'naver-profile', endpoint: `${issuer}/me` },
  };
};

/** All four of the sandbox. */
export const sandboxSocialKeys = (port: number): SocialKeys => ({
  KAKAO: sandboxProvider('KAKAO', port),
  NAVER: sandboxProvider('NAVER', port),
  APPLE: sandboxProvider('APPLE', port),
  GOOGLE: sandboxProvider('GOOGLE', port),
});

/** Nobody. */
export const NO_SOCIAL_KEYS: SocialKeys = { KAKAO: null, NAVER: null, APPLE: null, GOOGLE: null };

let sandboxKey: string | undefined;
/** A key of this process: no key of anything stands in the source. */
const sandboxAppleKey = (): string =>
  (sandboxKey ??= generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString());
