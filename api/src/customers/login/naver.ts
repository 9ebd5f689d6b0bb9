import { Type } from 'typebox';
import { Value } from 'typebox/value';
import * as oidc from 'openid-client';
import { Refusal } from '#base';
import type { VouchedAccount } from './social-schemas';

/** Converts Naver's error responses, which have status 200 and an `error`, to 400 as in OAuth 2.0 (RFC 6749 §5.2). */
export const withOAuthErrors: oidc.CustomFetch = async (url, { body, ...options }) => {
  const answer = await fetch(url, { ...options, body: body instanceof URLSearchParams ? body : null });
  if (answer.status !== 200) return answer;
  const text = await answer.text();
  const status = isError(text) ? 400 : 200;
  return new Response(text, { status, headers: { 'content-type': answer.headers.get('content-type') ?? '' } });
};

const isError = (text: string): boolean => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'error' in body;
  } catch {
    return false;
  }
};

/** `GET /v1/nid/me`; developers.naver.com, "네이버 회원 프로필 조회". */
const Profile = Type.Object({
  resultcode: Type.Literal('00'),
  response: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }), email: Type.Optional(Type.String()) }),
});

/**
 * Profile of a Naver access token; the address only with the owner's permission.
 *
 * @throws {Refusal} `UNAVAILABLE` for an invalid profile.
 */
export const askNaverProfile = async (
  client: oidc.Configuration,
  endpoint: string,
  accessToken: string,
): Promise<VouchedAccount> => {
  const answer = await oidc.fetchProtectedResource(client, accessToken, new URL(endpoint), 'GET');
  const profile: unknown = await answer.json();
  if (!answer.ok || !Value.Check(Profile, profile)) throw new Refusal('UNAVAILABLE');
  return { subject: profile.response.id, email: profile.response.email ?? null };
};
