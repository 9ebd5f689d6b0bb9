import { randomUUID } from 'node:crypto';
import { LOST_NUMBER } from '@dongne/contract';
import { signAccessToken } from '@dongne/api/base';
import { sessions, socialIdentities } from '@dongne/api/tables';
import { bearer, receiveCode, registerNumber } from '@dongne/api/testing/login';
import { openSocialApi, pick, signWith, socialTokenOf } from '../testing/social';
import type { TestApi } from '@dongne/api/testing/test-api';

let api: TestApi;
let phones = 0;
beforeAll(async () => {
  api = await openSocialApi();
});
beforeEach(() => api.parts.database.delete(socialIdentities));
afterAll(() => api.close());

type Headers = Readonly<Record<string, string>>;

const address = (): string => `203.0.115.${(phones += 1)}`;
/** Member with a Kakao account linked for a number of hours. */
const memberWith = async (account: string, hours: number = LOST_NUMBER.waitHours): Promise<Headers> => {
  const phoneNumber = `0100006${String((phones += 1)).padStart(4, '0')}`;
  const { user } = await registerNumber(api, phoneNumber, address());
  api.clock.advance(60_000);
  const code = await receiveCode(api, phoneNumber, address());
  const socialToken = await socialTokenOf(api, 'KAKAO', account);
  await api.app.inject({ method: 'POST', url: '/v1/app/auth/otp/verify', payload: { ...code, socialToken } });
  api.clock.advance(hours * 3_600_000);
  const sessionId = randomUUID();
  const memberId = user.userId;
  await api.parts.database.insert(sessions).values({ id: sessionId, memberId, createdAt: api.clock.now() });
  return bearer(await signAccessToken(api.parts, { role: 'member', memberId, sessionId }));
};

/** Signs in with an account and uses the callback as a proof. */
const prove = async (
  headers: Headers,
  account: string,
  { purpose = 'withdrawal', browser, isProof = true }: { purpose?: string; browser?: string; isProof?: boolean } = {},
) => {
  const sign = await signWith(api, 'KAKAO', undefined, isProof);
  const { code, state, iss } = Object.fromEntries(await pick(api, sign, account));
  return api.app.inject({
    method: 'POST',
    url: '/v1/app/auth/social/proof',
    headers: { ...headers, cookie: browser ?? sign.cookie },
    payload: { code, state, purpose, ...(iss !== undefined && { iss }) },
  });
};
const leave = (headers: Headers, proof: object) =>
  api.app.inject({
    method: 'PUT',
    url: '/v1/app/member/withdraw',
    headers,
    payload: { reasons: ['이사'], proof },
  });

describe('proof by a linked login', () => {
  it('replaces the code to the current number, once, for its purpose', async () => {
    const headers = await memberWith('sandbox-1');
    const other = (await prove(headers, 'sandbox-1', { purpose: 'phoneChange' })).json();
    expect((await leave(headers, other)).json().error.fields.proof).toContain('다시 확인');
    const proof = await prove(headers, 'sandbox-1');
    expect(proof.statusCode).toBe(200);
    expect((await leave(headers, proof.json())).statusCode).toBe(204);
  });

  it.each([
    ['an unlinked account', 'sandbox-3'],
    ['an account that is linked to another member', 'sandbox-2'],
  ])('is rejected for %s', async (_case, account) => {
    if (account === 'sandbox-2') await memberWith('sandbox-2');
    const headers = await memberWith('sandbox-1');
    const answer = await prove(headers, account);
    expect([answer.statusCode, answer.json().error.fields.code]).toEqual([
      422,
      expect.stringContaining('연결된 계정이 아니에요'),
    ]);
  });

  it('is rejected within 72 hours after linking', async () => {
    const headers = await memberWith('sandbox-1', LOST_NUMBER.waitHours - 1);
    expect((await prove(headers, 'sandbox-1')).json().error.fields.code).toContain('연결한 지 72시간');
  });

  it('is rejected for an attempt started as a login', async () => {
    const headers = await memberWith('sandbox-1');
    expect((await prove(headers, 'sandbox-1', { isProof: false })).statusCode).toBe(422);
  });

  it('is rejected from another browser and for visitors', async () => {
    const headers = await memberWith('sandbox-1');
    const answers = [await prove(headers, 'sandbox-1', { browser: 'socialBrowser=' }), await prove({}, 'sandbox-1')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 400]);
  });
});

it('forces a new login at the provider', async () => {
  const addressOf = async (isProof: boolean) =>
    (
      await api.app.inject({
        method: 'POST',
        url: '/v1/app/auth/social/start',
        payload: { provider: 'KAKAO', origin: 'http://localhost', isProof },
        remoteAddress: address(),
      })
    ).json().authorizationUrl;
  expect([await addressOf(true), await addressOf(false)]).toEqual([
    expect.stringContaining('prompt=login'),
    expect.not.stringContaining('prompt='),
  ]);
});
