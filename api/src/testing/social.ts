import { challengeOf } from '../sandbox/oidc-codes';
import { sandboxProvider, type Config } from '../config';
import { openTestApi, type TestApi } from './test-api';
import { freePort } from './free-port';

export const REDIRECT_URI = 'http://localhost/login';
export const VERIFIER = 'a-verifier-of-the-tests-that-is-long-enough-1234567';

/** The request that a browser makes of the sandbox provider. */
export const authorizationQuery = (change: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  response_type: 'code',
  client_id: 'sandbox',
  redirect_uri: REDIRECT_URI,
  scope: 'openid email',
  state: 'a-state',
  code_challenge: challengeOf(VERIFIER),
  code_challenge_method: 'S256',
  ...change,
});

/** An API that also listens, so that its sandbox provider can be called. */
export const openSocialApi = async (config: Partial<Config> = {}): Promise<TestApi> => {
  const port = await freePort();
  const api = await openTestApi({ port, google: sandboxProvider(port), ...config });
  await api.app.listen({ port, host: '127.0.0.1' });
  return api;
};

/** Picks an account of the sandbox provider (`sandbox-1` … `sandbox-3`); the code it gives. */
export const pickAccount = async ({ app }: TestApi, account: string): Promise<string> => {
  const query = { ...authorizationQuery(), account };
  const answer = await app.inject({ url: '/sandbox/oidc/choice', query, headers: { host: 'localhost' } });
  return new URL(String(answer.headers.location)).searchParams.get('code') ?? '';
};

let callers = 0;

/** Logs in with a code, each time from another address. */
export const socialLogin = ({ app }: TestApi, code: string, change: Readonly<Record<string, unknown>> = {}) => {
  callers += 1;
  return app.inject({
    method: 'POST',
    url: '/v1/app/auth/social',
    payload: { provider: 'GOOGLE', code, codeVerifier: VERIFIER, redirectUri: REDIRECT_URI, ...change },
    remoteAddress: `198.51.100.${callers}`,
  });
};

/** A social token of an account of the sandbox provider that nobody is linked with. */
export const socialTokenOf = async (api: TestApi, account: string): Promise<string> =>
  (await socialLogin(api, await pickAccount(api, account))).json<{ socialToken: string }>().socialToken;
