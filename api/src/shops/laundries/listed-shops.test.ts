import { LISTED_SHOPS_PER_PART } from '@dongne/contract';
import { sql } from 'drizzle-orm';
import { reviews } from '#tables';
import { addLaundry } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const ask = (query = '', headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/v1/app/nonMember/laundry/listed${query}`, headers });

const REVIEW = { writer: '김**', rating: 5, keywords: [], text: '깨끗해요' };

describe('list of all shops', () => {
  it('has each shop with its last change, without hidden reviews', async () => {
    const { database } = api.parts;
    const createdAt = new Date('2026-01-01T00:00:00Z');
    const id = await addLaundry(api, { createdAt, reviewCount: 1 });
    const silent = await addLaundry(api, { createdAt });
    await database.insert(reviews).values([
      {
        ...REVIEW,
        laundryId: id,
        createdAt: new Date('2026-02-01T00:00:00Z'),
        repliedAt: new Date('2026-02-03T00:00:00Z'),
      },
      {
        ...REVIEW,
        laundryId: id,
        createdAt: new Date('2026-02-09T00:00:00Z'),
        hiddenAt: new Date('2026-02-10T00:00:00Z'),
      },
    ]);
    const { shops, parts } = (await ask()).json();
    expect(parts).toBe(1);
    expect(shops).toContainEqual({ id, hasReviews: true, changedAt: '2026-02-03T00:00:00.000Z' });
    expect(shops).toContainEqual({ id: silent, hasReviews: false, changedAt: '2026-01-01T00:00:00.000Z' });
  });

  it('is split by id ranges, so that a shop never changes its part', async () => {
    const near = await addLaundry(api);
    const far = LISTED_SHOPS_PER_PART + 5;
    await api.parts.database.execute(sql`alter sequence laundries_id_seq restart with ${sql.raw(String(far))}`);
    expect(await addLaundry(api)).toBe(far);
    const [one, two, three] = await Promise.all([1, 2, 3].map(async (part) => (await ask(`?part=${part}`)).json()));
    expect([one, two, three].map(({ parts }) => parts)).toEqual([2, 2, 2]);
    expect(one.shops.map(({ id }: { id: number }) => id)).toContain(near);
    expect(two.shops.map(({ id }: { id: number }) => id)).toEqual([far]);
    expect(three.shops).toEqual([]);
    expect((await ask('?part=107375')).json().shops).toEqual([]);
  });

  it.each(['?part=0', '?part=-1', '?part=107376', '?part=x'])('rejects part %s', async (query) =>
    expect((await ask(query)).statusCode).toBe(422),
  );

  it('returns 304 for a matching ETag', async () => {
    const { headers } = await ask();
    expect((await ask('', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});
