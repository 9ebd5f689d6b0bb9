import { openTestApi, type TestApi } from './testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('API server', () => {
  it('answers an unknown route with the error body of the contract', async () => {
    const answer = await api.app.inject('/v1/app/no-such-thing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { code: 'NOT_FOUND', svMessage: '찾는 주소가 없어요.' } });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  it('reaches its database', async () => {
    const answer = await api.parts.database.execute('select 1 as one');
    expect(answer.rows).toEqual([{ one: 1 }]);
  });
});
