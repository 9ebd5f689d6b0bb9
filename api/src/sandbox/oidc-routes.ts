import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Type, type Static } from 'typebox';
import { deleteAllIdentities } from '../login';
import { feature, invalidField, oneOf } from '../common';
import { sandboxProvider } from '../config';
import { SANDBOX_ACCOUNTS } from './oidc-accounts';
import { SandboxCodes } from './oidc-codes';
import { CHOOSER_POLICY, chooserPage } from './oidc-page';

const ID_TOKEN_LIVES_S = 300;

const AuthorizationRequest = Type.Object({
  response_type: oneOf(['code']),
  client_id: Type.String({ maxLength: 200 }),
  redirect_uri: Type.String({ maxLength: 500 }),
  scope: Type.String({ pattern: '(^| )openid( |$)', maxLength: 200 }),
  state: Type.String({ minLength: 1, maxLength: 500 }),
  code_challenge: Type.String({ pattern: '^[\\w-]{43}$' }),
  code_challenge_method: oneOf(['S256']),
});
const Choice = Type.Intersect([AuthorizationRequest, Type.Object({ account: Type.Optional(Type.String()) })]);

const TokenRequest = Type.Object({
  grant_type: oneOf(['authorization_code']),
  code: Type.String(),
  code_verifier: Type.String(),
  redirect_uri: Type.String(),
  client_id: Type.String(),
});

const TokenAnswer = Type.Object({ token_type: Type.String(), expires_in: Type.Integer(), id_token: Type.String() });

/** The error body of RFC 6749 §5.2, which is not ours. */
const GrantRefusal = Type.Object({ error: Type.String() });

/** The request as it goes on to the choice, without whatever else stood in the address. */
const onlyKnown = (query: Static<typeof AuthorizationRequest>): URLSearchParams =>
  new URLSearchParams(Object.entries(query).filter(([name]) => Object.hasOwn(AuthorizationRequest.properties, name)));

/** Only back to the login page of the app that the browser came from: this must not send anybody elsewhere. */
const checkReturn = (
  { client_id: clientId, redirect_uri: redirectUri }: Static<typeof AuthorizationRequest>,
  { host }: FastifyRequest,
  expectedClient: string,
): void => {
  if (clientId !== expectedClient) throw invalidField('client_id', '등록되지 않은 앱이에요.');
  if (redirectUri !== `http://${host}/login` && redirectUri !== `https://${host}/login`)
    throw invalidField('redirect_uri', '돌아갈 수 없는 주소예요.');
};

/** A fake Google: an OpenID provider without passwords. Its key and its codes go with the process. */
export const oidcRoutes = feature({ name: 'oidc', needs: ['clock', 'config', 'database'] }, (app) => {
  const { clock, config, database } = app;

  const { clientId, issuer } = sandboxProvider(config.port);
  const codes = new SandboxCodes(clock);
  const kid = randomUUID();
  let keyPair: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => (keyPair ??= generateKeyPair('RS256'));

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/authorize', { schema: { hide: true, querystring: AuthorizationRequest } }, async (request, reply) => {
    checkReturn(request.query, request, clientId);
    return reply
      .header('content-security-policy', CHOOSER_POLICY)
      .type('text/html; charset=utf-8')
      .send(chooserPage(onlyKnown(request.query)));
  });

  app.get('/choice', { schema: { hide: true, querystring: Choice } }, async (request, reply) => {
    const { account: subject, state, redirect_uri: redirectUri, code_challenge: codeChallenge } = request.query;
    checkReturn(request.query, request, clientId);
    const account = SANDBOX_ACCOUNTS.find((candidate) => candidate.subject === subject);
    const answer: Record<string, string> =
      account === undefined
        ? { error: 'access_denied', state }
        : { code: codes.issue({ account, clientId, redirectUri, codeChallenge }), state };
    return reply.redirect(`${redirectUri}?${new URLSearchParams(answer).toString()}`);
  });

  app.post(
    '/token',
    { schema: { hide: true, body: TokenRequest, response: { 200: TokenAnswer, 400: GrantRefusal } } },
    async (request, reply) => {
      const { code, code_verifier: codeVerifier, redirect_uri: redirectUri, client_id: askedBy } = request.body;
      const account = codes.redeem(code, { clientId: askedBy, redirectUri, codeVerifier });
      if (account === undefined) return reply.code(400).send({ error: 'invalid_grant' });
      const { privateKey } = await keys();
      const issuedAt = Math.floor(clock.now().getTime() / 1_000);
      const idToken = await new SignJWT({ email: account.email, email_verified: true, name: account.name })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(account.subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ID_TOKEN_LIVES_S)
        .sign(privateKey);
      return { token_type: 'Bearer', expires_in: ID_TOKEN_LIVES_S, id_token: idToken };
    },
  );

  app.get('/jwks', { schema: { hide: true } }, async () => {
    const { publicKey } = await keys();
    return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  });

  app.delete('/links', { schema: { hide: true } }, async (_request, reply) => {
    await deleteAllIdentities(database);
    return reply.code(204).send(null);
  });
});
