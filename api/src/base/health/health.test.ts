import { sql } from 'drizzle-orm';
import { readiness } from './readiness';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('health', () => {
  it('reports a live process and a reachable database', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it.each(['/healthz', '/readyz'])('answers HEAD %s', async (url) => {
    expect(await api.app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, body: '' });
  });

  it.each<[string, () => Promise<void>, RegExp]>([
    ['is full', () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })), /no space left/],
    ['does not answer', () => new Promise(() => undefined), /not ready within 20 ms/],
  ])('is not ready when the photo storage %s', async (_what, probe, why) => {
    const { database, files } = api.parts;
    await expect(readiness({ database, files: { ...files, probe } }, 20)()).rejects.toThrow(why);
  });

  it.each([-10, 10])('is not ready when the clock of its machine is %d minutes off', async (minutes) => {
    const isReady = readiness(api.parts, 2_000, () => Date.now() + minutes * 60_000);
    await expect(isReady()).rejects.toThrow(/^The clock of this machine is -?(600|599) s off that of the database\.$/);
  });

  it('is not ready while the database lacks its newest migration', async () => {
    const { database } = api.parts;
    const remove = sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations) RETURNING hash, created_at`;
    const { rows } = await database.execute<{ hash: string; created_at: string }>(remove);
    await expect(readiness(api.parts)()).rejects.toThrow('The database lacks migrations of this version.');
    for (const { hash, created_at: at } of rows)
      await database.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${at}::bigint)`,
      );
    await readiness(api.parts)();
  });

  it('shares one probe among concurrent callers', async () => {
    let probes = 0;
    const { database, files } = api.parts;
    const probe = async (): Promise<void> => void (probes += 1);
    const isReady = readiness({ database, files: { ...files, probe } });
    await Promise.all([isReady(), isReady(), isReady()]);
    expect(probes).toBe(1);
  });

  it('counts requests by route template, never by id', async () => {
    await api.app.inject('/v1/app/notice/4711');
    const { body } = await api.app.inject('/metrics');
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/v1/app/notice/:id",status="404"}');
    // Checks the routes only: another metric may happen to contain these digits.
    expect(body).not.toMatch(/route="[^"]*4711/);
  });

  it('documents itself in OpenAPI', async () => {
    const document = (await api.app.inject('/openapi.json')).json();
    expect(Object.keys(document.paths)).toContain('/v1/app/member');
  });
});
