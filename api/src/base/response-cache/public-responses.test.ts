import { eq } from 'drizzle-orm';
import { faqs, laundries, laundryPrices, laundrySlots } from '#tables';
import { statementsOf } from '#testing/count-statements';
import { addLaundry, addMember } from '#testing/fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { CachedResponses } from './cached-responses';

let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await openTestApi();
  id = await addLaundry(api, { slotCapacity: 1 });
});
beforeEach(() => api.clock.travelTo(TEST_NOW)); // a Monday, 10:00
afterAll(() => api.close());

const LIST = '/v1/app/nonMember/laundry/list/group?latitude=37.5126&longitude=127.0588';
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const textOf = async (url: string): Promise<string> => (await get(url)).body;

describe('public response', () => {
  it.each(['faq', 'notice', 'popup', 'event', 'versions', 'config'])(
    'returns 304 for a matching ETag: %s',
    async (path) => {
      const url = `/v1/app/nonMember/${path}`;
      const first = await get(url);
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await get(url, { 'if-none-match': `"other", ${String(first.headers.etag)}` });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    },
  );

  it('is sent again after a change', async () => {
    const url = '/v1/app/nonMember/faq';
    const { headers } = await get(url);
    await api.parts.database.insert(faqs).values({ category: '신청', question: '새 질문', answer: '답이에요.' });
    const changed = await get(url, { 'if-none-match': String(headers.etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('새 질문');
  });

  it('is not stored by browsers when its URL has a position', async () => {
    const { headers } = await get(LIST);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', etag: expect.stringContaining('W/') });
  });

  it('is private under the member’s path', async () => {
    const { headers } = await addMember(api);
    const answer = await get('/v1/app/laundry/list/group', headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
  });
});

describe('cached response', () => {
  it('needs only a snapshot query from the third request on', async () => {
    const url = `${LIST}&endDistance=4000`;
    const asksOf = async () => (await statementsOf(() => textOf(url))).length;
    expect([await asksOf(), await asksOf()]).toEqual([1, 2]);
    const first = await textOf(url);
    let again = '';
    let asked: string[] = [];
    // Retries, because parallel tests commit in the same cluster and change its snapshot: one quiet moment is enough.
    for (let tries = 0; tries < 50 && asked.length !== 1; tries += 1)
      asked = await statementsOf(async () => (again = await textOf(url)));
    expect(again).toBe(first);
    expect(asked).toEqual([expect.stringContaining('pg_current_snapshot')]);
  });

  it('is never older than the last change of a price, slot or pause', async () => {
    const { database } = api.parts;
    const before = await textOf(LIST);
    await database.update(laundryPrices).set({ priceWon: 77_700 }).where(eq(laundryPrices.laundryId, id));
    const dearer = await textOf(LIST);
    expect([before, dearer].map((text) => text.includes('77700'))).toEqual([false, true]);
    const startsAt = new Date('2026-03-02T13:00:00+09:00');
    expect(dearer).toContain(startsAt.toISOString());
    await database.insert(laundrySlots).values({ laundryId: id, startsAt, booked: 1 });
    expect(await textOf(LIST)).not.toContain(startsAt.toISOString());
    const pause = { reasonForPause: '휴가예요.', pauseStartDate: '2026-03-02', pauseEndDate: '2026-03-03' };
    await database.update(laundries).set(pause).where(eq(laundries.id, id));
    expect(await textOf(LIST)).toContain('휴가예요.');
    await database.update(laundries).set({ pauseStartDate: null, pauseEndDate: null }).where(eq(laundries.id, id));
  });

  it('expires with the minute in which a slot’s booking closes', async () => {
    const startsAt = '2026-03-02T06:00:00.000Z';
    api.clock.travelTo(new Date('2026-03-02T13:59:50+09:00'));
    expect(await textOf(LIST)).toContain(startsAt);
    api.clock.travelTo(new Date('2026-03-02T14:00:10+09:00'));
    expect(await textOf(LIST)).not.toContain(startsAt);
  });

  it('is keyed by validated input and by no header', async () => {
    await get(LIST, { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'accept-language': 'xx' });
    expect(await textOf(LIST)).not.toContain('evil');
    expect(await textOf(`${LIST}&sort=Distance&canMend=1`)).not.toBe('');
    const elsewhere = await textOf('/v1/app/nonMember/laundry/list/group?latitude=35.1&longitude=129.0');
    expect(elsewhere).not.toBe(await textOf(LIST));
  });

  it('does not cache questions that were asked once', () => {
    const cached = new CachedResponses();
    expect([cached.wasAsked('here'), cached.wasAsked('here')]).toEqual([false, true]);
    expect(cached.find('here', '1:1:')).toBeUndefined();
    for (let n = 0; n < 200_000; n += 1) cached.wasAsked(`a unique position: ${n}`);
    expect(cached.characters).toBeLessThanOrEqual(4_000_000);
    expect(cached.wasAsked('here')).toBe(false);
  });

  it('limits concurrent computations, and each waiter gets its own response', async () => {
    // At exactly ten o'clock the slot of eleven can still be booked, a millisecond later it cannot.
    api.clock.travelTo(new Date(TEST_NOW.getTime() + 10_000));
    const places = Array.from({ length: 30 }, (_, n) => `${LIST}&endDistance=${1_000 + n}&beginDistance=${n}`);
    const alone = [];
    for (const url of places) alone.push(await textOf(url));
    const pool = api.parts.database.$client;
    let [working, most] = [0, 0];
    pool.on('acquire', () => (most = Math.max(most, (working += 1))));
    pool.on('release', () => (working -= 1));
    expect(await Promise.all(places.map((url) => textOf(`${url}&canMend=0`)))).toEqual(alone);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('is computed once for concurrent requests', async () => {
    const url = `${LIST}&endDistance=4321`;
    const alone = [await textOf(url), await textOf(url)];
    await api.parts.database.update(laundryPrices).set({ priceWon: 66_600 }).where(eq(laundryPrices.laundryId, id));
    let texts: string[] = [];
    const asked = await statementsOf(async () => {
      texts = await Promise.all(Array.from({ length: 20 }, () => textOf(url)));
    });
    expect(asked.filter((text) => !text.includes('pg_current_snapshot'))).toHaveLength(1);
    expect(new Set(texts)).toEqual(new Set([await textOf(url)]));
    expect(alone).not.toContain(texts[0]);
  });

  it('that fails is rejected for all waiters and computed again later', async () => {
    const url = '/v1/app/nonMember/laundry/detail/987654';
    const statuses = async () =>
      (await Promise.all(Array.from({ length: 6 }, () => get(url)))).map(({ statusCode }) => statusCode);
    expect(await statuses()).toEqual(Array(6).fill(404));
    expect((await statementsOf(statuses)).filter((text) => !text.includes('pg_current_snapshot'))).toHaveLength(1);
  });

  it('evicts old entries before there are too many', () => {
    const cached = new CachedResponses();
    const body = 'x'.repeat(50_000);
    for (let n = 0; n < 1_000; n += 1) cached.store(`question ${n}`, 'state', body);
    expect(cached.characters).toBeLessThanOrEqual(4_000_000);
    expect([cached.find('question 0', 'state'), cached.find('question 999', 'state')]).toEqual([undefined, body]);
    cached.store('huge', 'state', 'x'.repeat(1_000_000));
    expect(cached.find('huge', 'state')).toBeUndefined();
  });
});
