import { addMember, type TestMember } from '#testing/fixtures';
import { requestIn } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { notify } from './notification-repository';

let api: TestApi;
let member: TestMember;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  member = await addMember(api);
});
afterAll(() => api.close());

/** Adds a notification some seconds after the start of the test. */
const ring = (seconds: number, owner = member) =>
  notify(api.parts.database, {
    memberId: owner.memberId,
    kind: 'order',
    title: `${seconds}초`,
    text: '',
    path: null,
    createdAt: new Date(TEST_NOW.getTime() + seconds * 1_000),
  });

const page = async (cursor?: string, { headers } = member) =>
  (await api.app.inject({ url: '/v1/app/notification', query: cursor === undefined ? {} : { cursor }, headers })).json<{
    items: { id: number; title: string; request?: { id: number; laundryName: string } }[];
    nextCursor: string | null;
  }>();

const titles = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title);

describe('notifications', () => {
  it('are sorted by time, whatever the insertion order', async () => {
    for (const seconds of [30, 10, 40, 20]) await ring(seconds);
    expect(titles((await page()).items)).toEqual(['40초', '30초', '20초', '10초']);
  });

  it('are paged without duplicates, even with equal times', async () => {
    const times = Array.from({ length: 50 }, (_, index) => (index < 25 ? 100 - index : 60));
    for (const seconds of times) await ring(seconds);
    const pages = [await page()];
    for (let last = pages[0]; typeof last?.nextCursor === 'string'; last = pages.at(-1))
      pages.push(await page(last.nextCursor));
    const items = pages.flatMap((each) => each.items);
    expect(new Set(items.map(({ id }) => id)).size).toBe(50);
    expect(titles(items)).toEqual([...times].sort((a, b) => b - a).map((seconds) => `${seconds}초`));
  });

  it('stay stable across pages when a new one arrives', async () => {
    for (let seconds = 0; seconds < 25; seconds += 1) await ring(seconds);
    const { nextCursor } = await page();
    await ring(1_000);
    expect(titles((await page(nextCursor ?? '')).items)).toEqual(['4초', '3초', '2초', '1초', '0초']);
  });

  it('name the request that they are about, with its shop', async () => {
    const { id, customer } = await requestIn(api, 'Collected');
    await ring(3_600, customer);
    const { items } = await page(undefined, customer);
    const about = { id, laundryName: expect.any(String), collectionTime: expect.stringMatching(/T.*Z$/) };
    expect(items[0]?.request).toBeUndefined();
    expect(items.slice(1).map(({ request }) => request)).toEqual(items.slice(1).map(() => about));
    expect(items.length).toBeGreaterThan(2);
  });

  it('are empty after a cursor of another member', async () => {
    const other = await addMember(api);
    await ring(10);
    await ring(50, other);
    const [theirs] = (await page(undefined, other)).items;
    expect((await page(String(theirs?.id))).items).toEqual([]);
    expect((await page('2147483647')).items).toEqual([]);
  });
});
