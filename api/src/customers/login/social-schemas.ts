import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, SOCIAL_PROVIDERS } from '#base';
import { ProofPurpose } from './proof-schemas';

/** Login provider; enabled by its keys. */
export const SocialProvider = oneOf(SOCIAL_PROVIDERS);

/** Signed token for an account that the caller has logged in to; valid for ten minutes. */
export const SocialToken = Type.String({
  maxLength: 2_000,
  description: 'links the account it names to the member whose number is proved',
});

/** Start of a social login. */
export const SocialStart = Type.Object(
  {
    provider: SocialProvider,
    origin: Type.String({
      maxLength: 300,
      pattern: '^https?://[A-Za-z0-9.:\\[\\]-]+$',
      description: 'where the app is open; the provider sends back to its login page',
    }),
    isProof: Type.Optional(
      Type.Boolean({
        description: 'a member shows once more who it is; the provider asks although it remembers a login',
      }),
    ),
  },
  { $id: 'SocialStart' },
);

/** URL for the browser, and the state of the callback. The rest is in a cookie. */
export const StartedSocialLogin = Type.Object(
  {
    authorizationUrl: Type.String({ description: 'of the own origin when it is a path' }),
    state: Type.String(),
  },
  { $id: 'StartedSocialLogin' },
);

/** OAuth 2.0 callback parameters; requires the cookie of the browser that started it. */
export const SocialLogin = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 2_000 }),
    state: Type.String({ minLength: 1, maxLength: 500 }),
    iss: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { $id: 'SocialLogin' },
);

/** Same parameters as a proof by a member, instead of a code to the current number. */
export const SocialProof = Type.Object({ ...SocialLogin.properties, purpose: ProofPurpose }, { $id: 'SocialProof' });

/** Linked social account of the member. */
export const LinkedLogin = Type.Object(
  {
    provider: SocialProvider,
    linkedAt: Instant,
    accountHint: nullable(
      Type.String({ description: 'the masked e-mail address that the provider named, ki***@example.com' }),
    ),
  },
  { $id: 'LinkedLogin' },
);

/** Account confirmed by a provider. */
export interface VouchedAccount {
  readonly subject: string;
  readonly email: string | null;
}

export type SocialLoginInput = Static<typeof SocialLogin>;
export type SocialProofInput = Static<typeof SocialProof>;
export type SocialStartInput = Static<typeof SocialStart>;
export type StartedSocialLoginView = Static<typeof StartedSocialLogin>;
export type LinkedLoginView = Static<typeof LinkedLogin>;
