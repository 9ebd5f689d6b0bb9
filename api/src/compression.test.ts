import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { compressResponses } from '#base';
import { inMemory } from '#testing/companies/fake-companies';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

const LONG = 'a'.repeat(5_000);
const LONG_PATH = '/long'; // small enough to be compressed in one chunk

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, (own, app) => ({
    ...inMemory(own, app),
    extend: () => ({
      addRoutes: async (served) =>
        void served.get(LONG_PATH, { schema: { hide: true } }, (_request, reply) => reply.type('text/css').send(LONG)),
    }),
  }));
});
afterAll(() => api.close());

describe('compressed response', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('uses %s if the client accepts it, with Vary', async (encoding, accepted, unpack) => {
    const plain = await api.app.inject(LONG_PATH);
    const packed = await api.app.inject({ url: LONG_PATH, headers: { 'accept-encoding': accepted } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toContain('accept-encoding');
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    ['short', { url: '/v1/app/no-such-thing', headers: { 'accept-encoding': 'br' } }],
    ['wanted as it is', { url: LONG_PATH, headers: { 'accept-encoding': 'identity' } }],
    ['wanted in a form that we do not have', { url: LONG_PATH, headers: { 'accept-encoding': 'zstd' } }],
  ])('is not used when %s', async (_case, request) => {
    expect((await api.app.inject(request)).headers['content-encoding']).toBeUndefined();
  });

  it('is never used when the schema contains a token', async () => {
    const app = fastify();
    await compressResponses(app);
    const answerOf = (name: string) => ({
      response: { 200: { type: 'object', properties: { [name]: { type: 'string' } } } },
    });
    app.get('/session', { schema: answerOf('refreshToken') }, async () => ({ refreshToken: LONG }));
    app.get('/shop', { schema: answerOf('title') }, async () => ({ title: LONG }));
    const encodingOf = async (url: string) =>
      (await app.inject({ url, headers: { 'accept-encoding': 'br' } })).headers['content-encoding'];
    expect(await encodingOf('/session')).toBeUndefined();
    expect(await encodingOf('/shop')).toBe('br');
    await app.close();
  });

  it('rejects compressed request bodies (zip bombs)', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = (payload: Buffer, more: Record<string, string> = {}) =>
      api.app.inject({ method: 'POST', url: '/v1/app/clientEvent', headers: { ...headers, ...more }, payload });
    const plain = Buffer.from(JSON.stringify({ events: [{ name: 'visit_start', at: TEST_NOW.toISOString() }] }));
    expect((await send(plain)).statusCode).toBe(204);
    const answer = await send(gzipSync(plain), { 'content-encoding': 'gzip' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});
