import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, SOCIAL_PROVIDERS } from '#base';
import { ProofPurpose } from './proof-schemas';

/** Whose accounts one may log in with, where they have their keys. */
export const SocialProvider = oneOf(SOCIAL_PROVIDERS);

/** Says which account of a provider somebody has shown to be theirs; ten minutes, signed by us. */
export const SocialToken = Type.String({
  maxLength: 2_000,
  description: 'links the account it names to the member whose number is proved',
});

/** What a sign-in begins with. */
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

/** Where the browser goes, and the state that its answer will carry. A cookie keeps the rest. */
export const StartedSocialLogin = Type.Object(
  {
    authorizationUrl: Type.String({ description: 'of the own origin when it is a path' }),
    state: Type.String(),
  },
  { $id: 'StartedSocialLogin' },
);

/** What came back from the provider; OAuth 2.0. The cookie of the browser that asked belongs to it. */
export const SocialLogin = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 2_000 }),
    state: Type.String({ minLength: 1, maxLength: 500 }),
    iss: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { $id: 'SocialLogin' },
);

/** The same, from a member who shows who it is instead of a code to the present number. */
export const SocialProof = Type.Object({ ...SocialLogin.properties, purpose: ProofPurpose }, { $id: 'SocialProof' });

/** An account of another company that the member logs in with. */
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

/** Whom a provider vouches for. */
export interface VouchedAccount {
  readonly subject: string;
  readonly email: string | null;
}

export type SocialLoginInput = Static<typeof SocialLogin>;
export type SocialProofInput = Static<typeof SocialProof>;
export type SocialStartInput = Static<typeof SocialStart>;
export type StartedSocialLoginView = Static<typeof StartedSocialLogin>;
export type LinkedLoginView = Static<typeof LinkedLogin>;
