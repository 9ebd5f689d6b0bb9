import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { deleteIdentitiesAt } from '@dongne/api/customers';
import { feature, SOCIAL_PROVIDERS } from '@dongne/api/base';
import { accountsOf } from './oidc-accounts';
import { CHOOSER_POLICY, chooserPage, FORM_POLICY, formPage } from './oidc-page';
import { SandboxProvider } from './oidc-provider';
import {
  AuthorizationRequest,
  Choice,
  GrantRefusal,
  onlyKnown,
  ProviderPath,
  providerOf,
  TokenAnswer,
  TokenRequest,
} from './oidc-schemas';

const sendPage = (reply: FastifyReply, html: string, policy: string): FastifyReply =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);

/**
 * Kakao, Naver, Apple and Google without passwords: each follows the real protocol. Naver has no id_token and refuses
 * with 200; Apple answers by a form, accepts a signed secret only, and sends the name the first time.
 */
export const oidcRoutes = feature({ name: 'oidc', needs: ['clock', 'config', 'database'] }, (app) => {
  const { clock, config, database } = app;
  const providers = new Map(SOCIAL_PROVIDERS.map((name) => [name, new SandboxProvider(name, config.port, clock)]));
  const played = (params: Parameters<typeof providerOf>[0]): SandboxProvider => {
    const name = providerOf(params);
    return providers.get(name) ?? new SandboxProvider(name, config.port, clock);
  };
  const named = new Set<string>();

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get(
    '/:provider/authorize',
    { schema: { hide: true, params: ProviderPath, querystring: AuthorizationRequest } },
    async (request, reply) => {
      const provider = played(request.params);
      provider.check(request.query, request.host);
      return sendPage(reply, chooserPage(provider.name, onlyKnown(request.query)), CHOOSER_POLICY);
    },
  );

  app.get(
    '/:provider/choice',
    { schema: { hide: true, params: ProviderPath, querystring: Choice } },
    async (request, reply) => {
      const provider = played(request.params);
      const {
        account: subject,
        state,
        redirect_uri: redirectUri,
        code_challenge: codeChallenge,
        nonce,
      } = request.query;
      provider.check(request.query, request.host);
      const { answersByForm, clientId } = provider.keys;
      const account = accountsOf(provider.name).find((candidate) => candidate.subject === subject);
      const answer: Record<string, string> =
        account === undefined
          ? { error: answersByForm ? 'user_cancelled_authorize' : 'access_denied', state }
          : { code: provider.codes.issue({ account, clientId, redirectUri, codeChallenge, nonce }), state };
      if (!answersByForm) return reply.redirect(`${redirectUri}?${new URLSearchParams(answer).toString()}`);
      const isFirst = account !== undefined && !named.has(account.subject);
      if (isFirst) named.add(account.subject);
      const user = isFirst ? { user: JSON.stringify({ name: { firstName: account.name, lastName: '' } }) } : {};
      return sendPage(reply, formPage(provider.name, redirectUri, { ...answer, ...user }), FORM_POLICY);
    },
  );

  app.post(
    '/:provider/token',
    {
      schema: {
        hide: true,
        params: ProviderPath,
        body: TokenRequest,
        response: { 200: Type.Union([TokenAnswer, GrantRefusal]), 400: GrantRefusal, 401: GrantRefusal },
      },
    },
    async (request, reply) => {
      const provider = played(request.params);
      const { code, code_verifier: codeVerifier, redirect_uri: redirectUri, client_id: clientId } = request.body;
      const isNaver = provider.name === 'NAVER';
      if (!(await provider.knows(clientId, request.body.client_secret)))
        return reply.code(isNaver ? 200 : 401).send({ error: 'invalid_client' });
      const grant = provider.codes.redeem(code, { clientId, redirectUri, codeVerifier });
      if (grant === undefined) return reply.code(isNaver ? 200 : 400).send({ error: 'invalid_grant' });
      return provider.tokensFor(grant);
    },
  );

  app.get('/:provider/jwks', { schema: { hide: true, params: ProviderPath } }, async (request) => ({
    keys: await played(request.params).publicKeys(),
  }));

  app.get('/naver/me', { schema: { hide: true } }, async (request, reply) => {
    const account = played({ provider: 'naver' }).accountOf(request.headers.authorization);
    if (account === undefined) return reply.code(401).send({ resultcode: '024', message: 'Authentication failed' });
    const { subject, name, email } = account;
    return {
      resultcode: '00',
      message: 'success',
      response: { id: subject, nickname: name, ...(email !== null && { email }) },
    };
  });

  app.delete('/:provider/links', { schema: { hide: true, params: ProviderPath } }, async (request, reply) => {
    await deleteIdentitiesAt(database, providerOf(request.params));
    return reply.code(204).send(null);
  });
});
