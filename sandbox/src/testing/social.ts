import { NO_SOCIAL_KEYS, type Config, type SocialProviderName } from '@dongne/api/base';
import { sandboxSocialKeys } from '../keys/social-keys';
import type { TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from './sandbox-api';
import { freePort } from '@dongne/api/testing/free-port';

const ORIGIN = 'http://localhost';
const HOST = { host: 'localhost' };

/** An API that also listens, so that its sandbox providers can be called over HTTP. */
export const openSocialApi = async (config: Partial<Config> = {}): Promise<TestApi> => {
  const port = await freePort();
  const api = await openSandboxApi({ port, social: sandboxSocialKeys(port), ...config });
  await api.app.listen({ port, host: '127.0.0.1' });
  return api;
};

/** Configuration without providers. */
export const WITHOUT_PROVIDERS: Partial<Config> = { social: NO_SOCIAL_KEYS };

/** A browser in the middle of a social login: its cookie, its state, and the query to the provider. */
export interface Sign {
  readonly cookie: string;
  readonly state: string;
  readonly path: string;
  readonly question: URLSearchParams;
}

let callers = 0;
/** Uses another address for each call, to stay below rate limits. */
const caller = (): string => `198.51.${Math.floor((callers += 1) / 250)}.${callers % 250}`;

/** Starts a social login. @param cookie of a browser that has started before. */
export const begin = ({ app }: TestApi, provider: SocialProviderName, cookie?: string, isProof = false) =>
  app.inject({
    method: 'POST',
    url: '/v1/app/auth/social/start',
    payload: { provider, origin: ORIGIN, ...(isProof && { isProof }) },
    headers: cookie === undefined ? {} : { cookie },
    remoteAddress: caller(),
  });

/** Starts a social login, and stores what a browser stores. */
export const signWith = async (
  api: TestApi,
  provider: SocialProviderName,
  cookie?: string,
  isProof?: boolean,
): Promise<Sign> => {
  const answer = await begin(api, provider, cookie, isProof);
  const { authorizationUrl, state } = answer.json<{ authorizationUrl: string; state: string }>();
  const url = new URL(authorizationUrl, ORIGIN);
  const [given = ''] = String(answer.headers['set-cookie']).split(';');
  return { cookie: given, state, path: url.pathname, question: url.searchParams };
};

const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );

/**
 * Picks an account (`sandbox-1` … `sandbox-3`), or cancels.
 *
 * @returns the redirect target, through Apple's form where there is one.
 */
export const pick = async ({ app }: TestApi, { path, question }: Sign, account: string): Promise<URLSearchParams> => {
  const query = { ...Object.fromEntries(question), account };
  const answer = await app.inject({ url: path.replace('authorize', 'choice'), query, headers: HOST });
  if (answer.statusCode === 302) return new URL(String(answer.headers.location)).searchParams;
  const led = await app.inject({
    method: 'POST',
    url: '/v1/app/auth/social/apple',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(hiddenFields(answer.body)).toString(),
  });
  return new URL(String(led.headers.location), ORIGIN).searchParams;
};

/** Finishes with the provider's parameters. */
export const finish = (
  { app }: TestApi,
  { cookie }: Pick<Sign, 'cookie'>,
  answer: Readonly<Record<string, unknown>>,
  remoteAddress = caller(),
) => app.inject({ method: 'POST', url: '/v1/app/auth/social', payload: answer, headers: { cookie }, remoteAddress });

/** A whole social login. */
export const socialLogin = async (api: TestApi, provider: SocialProviderName, account: string) => {
  const sign = await signWith(api, provider);
  return finish(api, sign, Object.fromEntries(await pick(api, sign, account)));
};

/** A social token of an account without a member. */
export const socialTokenOf = async (api: TestApi, provider: SocialProviderName, account: string): Promise<string> =>
  (await socialLogin(api, provider, account)).json<{ socialToken: string }>().socialToken;
