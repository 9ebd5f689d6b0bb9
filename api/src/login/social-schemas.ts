import { Type, type Static } from 'typebox';
import { oneOf } from '../common';

/** Whose accounts one may log in with, once they are built and have their keys. */
export const SocialProvider = oneOf(['GOOGLE', 'KAKAO', 'NAVER', 'APPLE']);

/** Says which account of a provider somebody has shown to be theirs; ten minutes, signed by us. */
export const SocialToken = Type.String({
  maxLength: 2_000,
  description: 'links the account it names to the member whose number is proved',
});

/** What came back from the provider, with the secrets of the attempt; OAuth 2.0 with PKCE. */
export const SocialLogin = Type.Object(
  {
    provider: SocialProvider,
    code: Type.String({ minLength: 1, maxLength: 2_000 }),
    codeVerifier: Type.String({ minLength: 1, maxLength: 200 }),
    redirectUri: Type.String({ minLength: 1, maxLength: 500 }),
  },
  { $id: 'SocialLogin' },
);

export type SocialLoginInput = Static<typeof SocialLogin>;
