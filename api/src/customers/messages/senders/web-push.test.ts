import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { webPush, type WebPushFetch } from './web-push';

/** Key pair of the server. */
const server = createECDH('prime256v1');
const KEYS = {
  publicKey: server.generateKeys('base64url'),
  privateKey: server.getPrivateKey('base64url'),
  subject: 'mailto:push@example',
};

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-browser';

/** Key pair of a browser, which can decrypt the pushes sent to it. */
const browser = createECDH('prime256v1');
const browserKey = browser.generateKeys();
const secret = randomBytes(16);

const hkdf = (input: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));

/** Decrypts a push like the browser (RFC 8291). */
const readPush = (body: Buffer): unknown => {
  const [salt, server, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, server]);
  const key = hkdf(browser.computeSecret(server), secret, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // Padding: a byte 2 ends the last record.
  return JSON.parse(text.toString('utf8').replace(/\u0002\0*$/, ''));
};

const push = {
  key: '7b0c9a52-43d7-4a8e-9f43-8f1e6f1c2a11',
  endpoint: ENDPOINT,
  p256dh: browserKey.toString('base64url'),
  auth: secret.toString('base64url'),
  title: '수거 완료',
  text: '세탁물을 수거했어요.',
  path: '/usage/detail?id=7',
  isRepeated: false,
  now: new Date(),
};

/** Fake push service that gives one response and records requests. */
const service = (answer: number | Error) => {
  const calls: { readonly url: string; readonly request: Parameters<WebPushFetch>[1] }[] = [];
  const sender = webPush(KEYS, async (url, request) => {
    calls.push({ url, request });
    if (answer instanceof Error) throw answer;
    return { status: answer };
  });
  return { calls, sender };
};

describe('web push', () => {
  it('is encrypted, identifies the server, and has high urgency', async () => {
    const { calls, sender } = service(201);
    expect(await sender.send(push)).toEqual({ state: 'sent' });
    const [call] = calls;
    if (call === undefined) throw new Error('Nothing was sent.');
    expect(call.url).toBe(ENDPOINT);
    expect(call.request.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: '86400', Urgency: 'high' });
    expect(call.request.headers['Topic']).toBe(push.key.replaceAll('-', ''));
    const token = /^vapid t=([^,]+), k=(.+)$/.exec(call.request.headers['Authorization'] ?? '');
    expect(token?.[2]).toBe(KEYS.publicKey);
    expect(decodeJwt(token?.[1] ?? '')).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: KEYS.subject });
    expect(Buffer.from(call.request.body).toString('utf8')).not.toContain('수거');
    const { key, title, text, path } = push;
    expect(readPush(Buffer.from(call.request.body))).toEqual({ key, title, text, path });
  });

  it.each([
    [404, { state: 'gone' }],
    [410, { state: 'gone' }],
    [429, { state: 'unknown', reason: 'http 429' }],
    [503, { state: 'unknown', reason: 'http 503' }],
    [403, { state: 'refused', reason: 'http 403' }],
    [new Error('down'), { state: 'unknown', reason: 'network' }],
  ])('with the response %s is %j', async (answer, outcome) => {
    expect(await service(answer).sender.send(push)).toEqual(outcome);
  });

  it('with an invalid browser key is gone', async () => {
    const { calls, sender } = service(201);
    expect(await sender.send({ ...push, p256dh: 'A'.repeat(87) })).toEqual({ state: 'gone' });
    expect(calls).toEqual([]);
  });
});
