import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { ProviderFetch } from '#base';
import { messageSendersOf } from './message-senders';

type Reply = { readonly status: number; readonly body: unknown };
type Call = Parameters<ProviderFetch>[1] & { readonly url: string };

const NOW = new Date('2026-03-02T10:00:00+09:00');
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const KEYS = {
  sms: { appKey: 'app', secretKey: 'secret', sendNo: '15880000', apiUrl: 'https://sms.example' },
  push: {
    projectId: 'project',
    account: { clientEmail: 'push@example', privateKey, tokenUrl: 'https://oauth.example/token' },
    apiUrl: 'https://fcm.example',
  },
  webPush: null,
};
const SMS = {
  key: 'k-1',
  to: '01000000001',
  title: '수거 완료',
  text: '짧은 글',
  isCode: false,
  isRepeated: false,
  now: NOW,
};
const PUSH = { key: 'k-1', token: 't', title: '수거 완료', text: '글', path: '/usage', isRepeated: false, now: NOW };
const DONE = { header: { isSuccessful: true, resultCode: 0 }, body: { data: { sendResultList: [{ resultCode: 0 }] } } };

/** Fake server with a sequence of responses. */
const servers = (...replies: readonly (Reply | 'down')[]) => {
  const calls: Call[] = [];
  const left = [...replies];
  const fetch: ProviderFetch = async (url, request) => {
    calls.push({ ...request, url });
    const reply = left.shift();
    if (reply === undefined || reply === 'down') throw new Error('down');
    return { status: reply.status, text: async () => JSON.stringify(reply.body) };
  };
  const { sms, push } = messageSendersOf(KEYS, fetch, () => Promise.resolve({ status: 201 }));
  if (sms === null || push === null) throw new Error('no senders');
  return { calls, sms, push };
};
const ok = (body: unknown): Reply => ({ status: 200, body });

describe('NHN Cloud SMS', () => {
  it('have their key and come from the registered number', async () => {
    const { calls, sms } = servers(ok(DONE));
    expect(await sms.send(SMS)).toEqual({ state: 'sent' });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: 'https://sms.example/sms/v3.0/appKeys/app/sender/sms',
      headers: { 'x-secret-key': 'secret' },
    });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      body: '짧은 글',
      sendNo: '15880000',
      recipientList: [{ recipientNo: '01000000001', recipientGroupingKey: 'k-1' }],
    });
  });

  it.each([
    [{ isCode: true }, 'auth/sms'],
    [{ text: '가'.repeat(45) }, 'sms'],
    [{ text: '가'.repeat(46) }, 'mms'],
    [{ text: '가'.repeat(46), isCode: true }, 'mms'],
  ])('choose the message type by length: %j by %s', async (change, way) => {
    const { calls, sms } = servers(ok(DONE));
    await sms.send({ ...SMS, ...change });
    expect(calls[0]?.url.endsWith(`/sender/${way}`)).toBe(true);
    expect('title' in JSON.parse(calls[0]?.body ?? '{}')).toBe(way === 'mms');
  });

  it.each([
    [1, { state: 'sent' }, 1],
    [0, { state: 'sent' }, 2],
  ])('retried after doubt are looked up first: %d found, %j after %d calls', async (totalCount, outcome, count) => {
    const { calls, sms } = servers(ok({ header: DONE.header, body: { totalCount } }), ok(DONE));
    expect(await sms.send({ ...SMS, isRepeated: true })).toEqual(outcome);
    expect(calls).toHaveLength(count);
    const { searchParams } = new URL(calls[0]?.url ?? '');
    expect([calls[0]?.method, searchParams.get('recipientGroupingKey')]).toEqual(['GET', 'k-1']);
    expect(searchParams.get('endCreateDate')).toBe('2026-03-02 11:00:00');
  });

  it('are not sent again while the look-up fails', async () => {
    const { calls, sms } = servers('down');
    expect(await sms.send({ ...SMS, isRepeated: true })).toEqual({ state: 'unknown', reason: 'not looked up' });
    expect(calls).toHaveLength(1);
  });

  it.each([
    [ok({ header: { isSuccessful: false, resultCode: -2003 } }), { state: 'refused', reason: 'code -2003' }],
    [
      ok({ ...DONE, body: { data: { sendResultList: [{ resultCode: -1 }] } } }),
      { state: 'refused', reason: 'code -1' },
    ],
    [
      { status: 400, body: {} },
      { state: 'refused', reason: 'http 400' },
    ],
    [
      { status: 429, body: {} },
      { state: 'unknown', reason: 'http 429' },
    ],
    [
      { status: 401, body: {} },
      { state: 'unknown', reason: 'http 401' },
    ],
    [ok('maintenance'), { state: 'unknown', reason: 'unreadable' }],
    ['down' as const, { state: 'unknown', reason: 'network' }],
  ])('with the response %j are %j', async (reply, outcome) =>
    expect(await servers(reply).sms.send(SMS)).toEqual(outcome),
  );
});

describe('FCM pushes', () => {
  const token = ok({ access_token: 'bearer', expires_in: 3_600 });

  it('use a token of the service account, which is cached', async () => {
    const { calls, push } = servers(token, ok({ name: 'm' }), ok({ name: 'm' }), token, ok({ name: 'm' }));
    expect(await push.send(PUSH)).toEqual({ state: 'sent' });
    await push.send(PUSH);
    await push.send({ ...PUSH, now: new Date(NOW.getTime() + 3_400_000) });
    expect(calls.map(({ url }) => new URL(url).host.split('.')[0])).toEqual(['oauth', 'fcm', 'fcm', 'oauth', 'fcm']);
    const assertion = new URLSearchParams(calls[0]?.body).get('assertion') ?? '';
    expect(decodeProtectedHeader(assertion)).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(decodeJwt(assertion)).toEqual({
      iss: 'push@example',
      aud: 'https://oauth.example/token',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      iat: NOW.getTime() / 1_000,
      exp: NOW.getTime() / 1_000 + 3_600,
    });
    expect(calls[1]).toMatchObject({
      url: 'https://fcm.example/v1/projects/project/messages:send',
      headers: { authorization: 'Bearer bearer' },
    });
    expect(JSON.parse(calls[1]?.body ?? '').message).toMatchObject({
      token: 't',
      notification: { title: '수거 완료', body: '글' },
      data: { key: 'k-1', path: '/usage' },
      android: { notification: { tag: 'k-1' } },
      apns: { headers: { 'apns-collapse-id': 'k-1' } },
    });
  });

  const failure = (status: number, code: string) => ({
    status,
    body: { error: { status: 'X', details: [{ errorCode: code }] } },
  });
  it.each([
    [failure(404, 'UNREGISTERED'), { state: 'gone' }],
    [failure(403, 'SENDER_ID_MISMATCH'), { state: 'gone' }],
    [failure(400, 'INVALID_ARGUMENT'), { state: 'refused', reason: 'INVALID_ARGUMENT' }],
    [failure(429, 'QUOTA_EXCEEDED'), { state: 'unknown', reason: 'QUOTA_EXCEEDED' }],
    [
      { status: 404, body: {} },
      { state: 'unknown', reason: 'http 404' },
    ],
    ['down' as const, { state: 'unknown', reason: 'network' }],
  ])('with the response %j are %j', async (reply, outcome) =>
    expect(await servers(token, reply).push.send(PUSH)).toEqual(outcome),
  );

  it('wait while there is no token', async () => {
    const { push } = servers({ status: 400, body: {} });
    expect(await push.send(PUSH)).toEqual({ state: 'unknown', reason: 'no access token' });
  });
});
