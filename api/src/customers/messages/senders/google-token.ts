import { importPKCS8, SignJWT } from 'jose';
import { Type } from 'typebox';
import { type ServiceAccount, callProvider, type ProviderFetch } from '#base';
import { jsonAnswer } from './json-answer';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TTL_SECONDS = 3_600;
/** Safety margin before the expiry of a token, so that it does not expire in flight. */
const SPARE_MS = 5 * 60_000;

const TokenAnswer = Type.Object({ access_token: Type.String(), expires_in: Type.Integer() });

/**
 * Access tokens of a Google service account (developers.google.com/identity/protocols/oauth2/service-account), cached
 * until shortly before their expiry.
 *
 * @returns a function that gives undefined when Google returns no token.
 */
export const googleTokens = (
  { clientEmail, privateKey, tokenUrl }: ServiceAccount,
  fetch: ProviderFetch,
): ((now: Date) => Promise<string | undefined>) => {
  let cached: { readonly token: string; readonly goodUntil: number } | undefined;
  return async (now) => {
    if (cached !== undefined && now.getTime() < cached.goodUntil) return cached.token;
    const seconds = Math.floor(now.getTime() / 1_000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TTL_SECONDS)
      .sign(await importPKCS8(privateKey, 'RS256'));
    const reply = await callProvider(fetch, {
      url: tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
    });
    const answer = reply.state === 'answered' && reply.status === 200 ? jsonAnswer(TokenAnswer, reply.text) : undefined;
    if (answer === undefined) return undefined;
    cached = { token: answer.access_token, goodUntil: now.getTime() + answer.expires_in * 1_000 - SPARE_MS };
    return cached.token;
  };
};
