import { Type, type Static } from 'typebox';
import { oneOf, SOCIAL_PROVIDERS, type SocialProviderName } from '@dongne/api/base';

/** A provider in a path. */
export const ProviderPath = Type.Object({ provider: oneOf(SOCIAL_PROVIDERS.map((name) => name.toLowerCase())) });

/** The provider of a path. */
export const providerOf = ({ provider }: Static<typeof ProviderPath>): SocialProviderName =>
  SOCIAL_PROVIDERS.find((name) => name.toLowerCase() === provider) ?? 'GOOGLE';

/** An authorization request; RFC 6749 §4.1.1, RFC 7636 §4.3. Naver's has neither scope nor nonce. */
export const AuthorizationRequest = Type.Object({
  response_type: oneOf(['code']),
  client_id: Type.String({ maxLength: 200 }),
  redirect_uri: Type.String({ maxLength: 500 }),
  scope: Type.Optional(Type.String({ maxLength: 200 })),
  state: Type.String({ minLength: 1, maxLength: 500 }),
  nonce: Type.Optional(Type.String({ maxLength: 500 })),
  code_challenge: Type.String({ pattern: '^[\\w-]{43}$' }),
  code_challenge_method: oneOf(['S256']),
  response_mode: Type.Optional(oneOf(['query', 'form_post'])),
});
export type AuthorizationQuery = Static<typeof AuthorizationRequest>;

export const Choice = Type.Intersect([AuthorizationRequest, Type.Object({ account: Type.Optional(Type.String()) })]);

export const TokenRequest = Type.Object({
  grant_type: oneOf(['authorization_code']),
  code: Type.String(),
  code_verifier: Type.String(),
  redirect_uri: Type.String(),
  client_id: Type.String(),
  client_secret: Type.String(),
  state: Type.Optional(Type.String()),
});

export const TokenAnswer = Type.Object({
  token_type: Type.String(),
  /** Text in Naver's answers. */
  expires_in: Type.Union([Type.Integer(), Type.String()]),
  access_token: Type.String(),
  id_token: Type.Optional(Type.String()),
});

/** The error body of RFC 6749 §5.2, which is not ours. */
export const GrantRefusal = Type.Object({ error: Type.String(), error_description: Type.Optional(Type.String()) });

/** Query of the chooser, without unknown parameters. */
export const onlyKnown = (query: AuthorizationQuery): URLSearchParams =>
  new URLSearchParams(Object.entries(query).filter(([name]) => Object.hasOwn(AuthorizationRequest.properties, name)));
