/** Login providers, in the order of the login page. */
export const SOCIAL_PROVIDERS = ['KAKAO', 'NAVER', 'APPLE', 'GOOGLE'] as const;
export type SocialProviderName = (typeof SOCIAL_PROVIDERS)[number];

/** Client authentication at a provider's token endpoint: a secret, or a short-lived signed token (Apple). */
export type ClientProof =
  | { readonly kind: 'secret'; readonly text: string }
  | { readonly kind: 'signed'; readonly teamId: string; readonly keyId: string; readonly privateKey: string };

/** Source of a provider's account: an id_token (OpenID Connect), or a profile call with the access token (Naver). */
export type ProfileSource =
  | { readonly kind: 'id-token'; readonly issuer: string; readonly jwksUri: string }
  | { readonly kind: 'naver-profile'; readonly endpoint: string };

/** Settings of a login provider: authorization code flow with PKCE, state, and a nonce for an id_token. */
export interface SocialProviderKeys {
  readonly clientId: string;
  readonly proof: ClientProof;
  /** URL that the browser is redirected to; a path is relative to the app's origin. */
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  /** Requested scopes separated by spaces; empty for the account id alone. */
  readonly scope: string;
  /** Whether the response comes as a form post (`form_post`), which Apple requires for any scope. */
  readonly answersByForm: boolean;
  readonly profile: ProfileSource;
  /** Parameters that force a new login although the provider remembers one; none for Apple, which always asks. */
  readonly askAgain: Readonly<Record<string, string>>;
}

/** Keys by provider; null for a provider that is off. */
export type SocialKeys = Readonly<Record<SocialProviderName, SocialProviderKeys | null>>;

type Shape = Omit<SocialProviderKeys, 'clientId' | 'proof'>;

const REAL: Readonly<Record<SocialProviderName, Shape>> = {
  KAKAO: {
    authorizationEndpoint: 'https://kauth.kakao.com/oauth/authorize',
    tokenEndpoint: 'https://kauth.kakao.com/oauth/token',
    // Kakao rejects account_email unless the app has that permission.
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
    // Naver ignores scopes: the app's registration decides which fields a profile has.
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

/** Real provider with the keys of our app. */
export const realProvider = (
  name: SocialProviderName,
  keys: Pick<SocialProviderKeys, 'clientId' | 'proof'> & { readonly scope?: string },
): SocialProviderKeys => ({ ...REAL[name], ...keys });

/** All providers off. */
export const NO_SOCIAL_KEYS: SocialKeys = { KAKAO: null, NAVER: null, APPLE: null, GOOGLE: null };
