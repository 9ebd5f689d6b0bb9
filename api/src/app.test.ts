import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('API server', () => {
  it('answers an unknown route with the contract’s error body', async () => {
    const answer = await api.app.inject('/v1/app/no-such-thing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { code: 'NOT_FOUND', svMessage: '찾는 주소가 없어요.' } });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  it.each([
    ['what a visitor reads', '/v1/app/versions'],
    ['a page of a list', '/v1/app/notice'],
    ['a refusal without a login', '/v1/app/main'],
    ['something that is not there', '/v1/app/notice/4711'],
  ])('answers HEAD like GET without a body: %s', async (_what, url) => {
    const [head, get] = [await api.app.inject({ method: 'HEAD', url }), await api.app.inject({ url })];
    expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
    const { 'content-type': type, 'cache-control': caching, etag } = get.headers;
    expect(head.headers).toMatchObject({ 'content-type': type, 'cache-control': caching, ...(etag && { etag }) });
  });

  it('opens no event stream for HEAD', async () => {
    expect((await api.app.inject({ method: 'HEAD', url: '/v1/app/event-stream' })).statusCode).toBe(404);
  });

  it('reaches its database', async () => {
    const answer = await api.parts.database.execute('select 1 as one');
    expect(answer.rows).toEqual([{ one: 1 }]);
  });
});
