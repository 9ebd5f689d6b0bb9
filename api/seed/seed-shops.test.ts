import { DEFAULT_ON_DEMAND_POSITION, DEFAULT_POSITION, ITEM_CATEGORIES } from '@dongne/contract';
import { eq, ne, sql } from 'drizzle-orm';
import { dongAt, wellKnownRoads } from '#customers';
import { metresBetween } from '#base';
import { laundries, laundryPrices, reviews } from '#tables';
import { openTestApi, type TestApi } from '#testing/test-api';
import { seedShops } from './seed-shops';
import { REVIEW_TOPICS } from './review-texts';
import { monthOf } from './shop-notices';
import { NAME_ROOTS } from './shop-words';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ seedShops: 300 });
  await api.parts.database.transaction((tx) => seedShops(tx, { ...api.parts, cards: undefined }));
});
afterAll(() => api.close());

const allShops = () => api.parts.database.select().from(laundries).orderBy(laundries.id);

describe('seeded shops', () => {
  it('are the same every time', async () => {
    const other = await openTestApi({ seedShops: 40 });
    await other.parts.database.transaction((tx) => seedShops(tx, { ...other.parts, cards: undefined }));
    const again = await other.parts.database.select().from(laundries).orderBy(laundries.id);
    const known = (await allShops()).slice(0, 40);
    expect(again.map(({ laundryName, latitude, rating }) => [laundryName, latitude, rating])).toEqual(
      known.map(({ laundryName, latitude, rating }) => [laundryName, latitude, rating]),
    );
    await other.close();
  });

  it('are inside their dongs, about two thirds of them in Seoul', async () => {
    const shops = await allShops();
    expect(shops).toHaveLength(300);
    expect(shops.filter((shop) => dongAt(shop).bcode !== shop.bcode)).toEqual([]);
    expect(shops.filter(({ sido }) => sido === '서울').length).toBeGreaterThan(180);
    expect(new Set(shops.map(({ sido }) => sido))).toEqual(new Set(['서울', '경기']));
  });

  it('price all 27 categories within 0.8 and 1.3 times', async () => {
    const prices = await api.parts.database.select().from(laundryPrices);
    const seedPrice = new Map<string, number>(
      ITEM_CATEGORIES.map(({ category, seedPriceWon }) => [category, seedPriceWon]),
    );
    const wrong = prices.filter(({ category, priceWon }) => {
      const around = seedPrice.get(category) ?? 0;
      return priceWon % 100 !== 0 || priceWon < around * 0.8 || priceWon > around * 1.3;
    });
    expect([prices.length, wrong]).toEqual([300 * 27, []]);
  });

  it.each([
    ['the default position', DEFAULT_POSITION],
    ['삼성동', DEFAULT_ON_DEMAND_POSITION],
  ])('deliver, ten of them at least, to %s from within 5 km', async (_, { latitude, longitude }) => {
    const query = `latitude=${latitude}&longitude=${longitude}`;
    const list = (await api.app.inject({ url: `/v1/app/nonMember/laundry/list/group?${query}` })).json();
    expect(list.secondList.length + list.thirdList.length + list.third2List.length).toBeGreaterThanOrEqual(10);
  });

  it('have unique names within 5 km', async () => {
    const shops = await allShops();
    const rootOf = (name: string) => NAME_ROOTS.find((root) => name.split(' ').some((word) => word.startsWith(root)));
    const alike = shops.flatMap((shop, index) =>
      shops
        .slice(index + 1)
        .filter(
          (other) => rootOf(other.laundryName) === rootOf(shop.laundryName) && metresBetween(shop, other) <= 5_000,
        )
        .map((other) => [shop.laundryName, other.laundryName]),
    );
    expect(shops.map(({ laundryName }) => rootOf(laundryName))).not.toContain(undefined);
    expect(alike).toEqual([]);
  });

  it('have addresses on roads through their dong, or on its lots', async () => {
    const roadsOf = (bcode: string) =>
      wellKnownRoads().flatMap(({ name, dongs }) => (dongs.some((dong) => dong.bcode === bcode) ? [name] : []));
    const shops = await allShops();
    const onRoads = shops.filter(({ address, bcode, dong, gungu, sido }) => {
      const [, road] = new RegExp(`^${sido} ${gungu} (\\S+) \\d+ \\(${dong}\\)$`).exec(address) ?? [];
      return road !== undefined && roadsOf(bcode).includes(road);
    });
    const onLots = shops.filter(
      ({ address, bcode, dong, gungu, sido }) =>
        roadsOf(bcode).length === 0 && new RegExp(`^${sido} ${gungu} ${dong} \\d+-\\d+$`).test(address),
    );
    expect(onRoads.length + onLots.length).toBe(300);
    expect(onRoads.length).toBeGreaterThan(100);
  });

  it('name no person', async () => {
    const shops = await allShops();
    expect(shops.filter(({ representive }) => !/^.○○$/.test(representive))).toEqual([]);
  });

  it('have reviews of their services, none of them twice', async () => {
    const written = await api.parts.database
      .select({ laundryId: reviews.laundryId, text: reviews.text, items: laundries.handleItems, at: reviews.createdAt })
      .from(reviews)
      .innerJoin(laundries, eq(laundries.id, reviews.laundryId))
      .where(ne(reviews.text, ''));
    const topicOf = (text: string) =>
      REVIEW_TOPICS.find(({ happy, fair, poor }) => [happy, fair, poor].some((texts) => texts.includes(text)));
    const untrue = written.filter(({ text, items, at }) => {
      const topic = topicOf(text);
      const isDone = topic?.needs === undefined || items.includes(topic.needs);
      return topic === undefined || !isDone || topic.months?.includes(monthOf(at)) === false;
    });
    expect(untrue).toEqual([]);
    expect(new Set(written.map(({ laundryId, text }) => `${laundryId} ${text}`)).size).toBe(written.length);
    expect(new Set(written.map(({ text }) => text)).size).toBeGreaterThanOrEqual(150);
  });

  it('have counts and ratings equal to their reviews', async () => {
    const { rows } = await api.parts.database.execute(sql`
      select count(*)::int as n from laundries l
      where l.review_count <> (select count(*) from reviews r where r.laundry_id = l.id)
         or abs(l.rating - (select avg(rating) from reviews r where r.laundry_id = l.id)) > 0.01`);
    expect(rows).toEqual([{ n: 0 }]);
  });
});
