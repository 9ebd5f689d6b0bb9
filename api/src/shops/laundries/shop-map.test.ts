import { inArray } from 'drizzle-orm';
import { DEFAULT_ON_DEMAND_POSITION as HOME, seoulDate } from '@dongne/contract';
import { laundries, laundryPrices } from '#tables';
import { buildLaundry } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';
import { laundryJobs } from './cluster-job';
import type { ShopMapView } from './map-schemas';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const COUNTRY = { south: 33, north: 39, west: 124, east: 132, zoom: 6 };
const WORLD = { south: -90, north: 90, west: -180, east: 180, zoom: 1 };

const around = (degrees: number) => ({
  south: HOME.latitude - degrees,
  north: HOME.latitude + degrees,
  west: HOME.longitude - degrees,
  east: HOME.longitude + degrees,
  zoom: 14,
});

const ask = (window: object, more = '') => {
  const query = new URLSearchParams(Object.entries(window).map(([name, value]) => [name, String(value)]));
  return api.app.inject({ url: `/v1/app/nonMember/laundry/map?${query}${more}` });
};

const mapOf = async (window: object, more = ''): Promise<ShopMapView> => {
  const answer = await ask(window, more);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const namesOf = ({ shops }: ShopMapView): string[] => shops.map(({ laundryName }) => laundryName);

/** Runs the due jobs. @returns the number of rows worked on. */
const letTimePass = async (): Promise<number> => {
  let works = 0;
  for (const { due, work } of laundryJobs)
    for (const id of await due(api.parts, api.parts.clock.now())) {
      works += 1;
      await work(api.parts, id);
    }
  return works;
};

const plant = async (parts: readonly Partial<ReturnType<typeof buildLaundry>>[]): Promise<number[]> => {
  const rows = await api.parts.database
    .insert(laundries)
    .values(parts.map((part) => buildLaundry(part)))
    .returning({ id: laundries.id });
  return rows.map(({ id }) => id);
};

const FAR = { latitude: HOME.latitude + 0.01, longitude: HOME.longitude };
const OFFERS = [
  ['isFreeDelivery', { isFreeDelivery: true }],
  ['isMembershipService', { hasMembershipService: true }],
  ['isParking', { isParking: true }],
  ['canMend', { canMend: true }],
] as const;
const PLAIN = { isFreeDelivery: false, hasMembershipService: false, isParking: false, canMend: false };

describe('map of a few shops', () => {
  beforeAll(async () => {
    const [near] = await plant([
      { ...PLAIN, ...HOME, laundryName: '집앞', dong: '삼성동', handleItems: ['신발'] },
      ...OFFERS.map(([name, offer]) => ({ ...PLAIN, ...FAR, ...offer, laundryName: name, dong: '역삼동' })),
    ]);
    await api.parts.database
      .insert(laundryPrices)
      .values({ laundryId: near ?? 0, category: '와이셔츠', priceWon: 1_700 });
  });

  it('shows shops in the window, nearest first, with a shirt’s price', async () => {
    const near = await mapOf(around(0.004));
    expect(namesOf(near)).toEqual(['집앞']);
    expect(near.shops[0]?.comparedPrice).toEqual({ category: '와이셔츠', priceWon: 1_700 });
    expect(namesOf(await mapOf(around(0.02)))[0]).toBe('집앞');
    expect((await mapOf(around(0.02))).shops).toHaveLength(5);
  });

  it('marks shops that take no orders now', async () => {
    const place = { latitude: HOME.latitude + 0.03, longitude: HOME.longitude };
    const today = seoulDate(api.parts.clock.now());
    const ids = await plant([
      { ...PLAIN, ...place, laundryName: '쉬는 곳', pauseStartDate: today, pauseEndDate: today },
      { ...PLAIN, ...place, laundryName: '쉬었던 곳', pauseStartDate: '2020-01-01', pauseEndDate: '2020-01-02' },
      { ...PLAIN, ...place, laundryName: '꽉 찬 곳', canNewRequest: false },
    ]);
    const { shops } = await mapOf({
      south: place.latitude,
      north: place.latitude,
      west: place.longitude,
      east: place.longitude,
      zoom: 17,
    });
    const canOrder = Object.fromEntries(shops.map(({ laundryName, canNewRequest }) => [laundryName, canNewRequest]));
    expect(canOrder).toEqual({ '쉬는 곳': 0, '쉬었던 곳': 1, '꽉 찬 곳': 0 });
    await api.parts.database.delete(laundries).where(inArray(laundries.id, ids));
  });

  it.each(OFFERS)('filters by %s', async (name) => {
    expect(namesOf(await mapOf(COUNTRY, `&${name}=1`))).toEqual([name]);
  });

  it('filters by a service and by search words', async () => {
    expect(namesOf(await mapOf(COUNTRY, `&handleItem=${encodeURIComponent('신발')}`))).toEqual(['집앞']);
    expect(namesOf(await mapOf(COUNTRY, `&q=${encodeURIComponent('ㅈㅇ')}`))).toEqual(['집앞']);
    expect(namesOf(await mapOf(COUNTRY, `&q=${encodeURIComponent('역삼')}&canMend=1`))).toEqual(['canMend']);
    expect(namesOf(await mapOf(around(0.004), `&q=${encodeURIComponent('역삼')}`))).toEqual([]);
    expect(namesOf(await mapOf(COUNTRY, `&q=${encodeURIComponent(String.raw`%_\ `)}`))).toEqual([]);
  });

  it.each([
    ['round the world', WORLD, 5],
    ['elsewhere on the earth', { south: 10, north: 11, west: 10, east: 11, zoom: 6 }, 0],
    ['with its sides the wrong way round', { south: 39, north: 33, west: 132, east: 124, zoom: 6 }, 0],
    [
      'without size, on a shop',
      { south: FAR.latitude, north: FAR.latitude, west: FAR.longitude, east: FAR.longitude, zoom: 17 },
      4,
    ],
  ])('responds to a window %s', async (_, window, count) => {
    const { shops, clusters } = await mapOf(window);
    expect([shops.length, clusters]).toEqual([count, []]);
  });

  it.each(['south=1', 'south=1&north=2&west=1&east=200&zoom=3', 'south=a&north=2&west=1&east=2&zoom=3'])(
    'rejects a window of %s',
    async (query) => {
      const refused = await api.app.inject({ url: `/v1/app/nonMember/laundry/map?${query}` });
      expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
    },
  );

  it('rejects a search of a thousand letters', async () => {
    expect((await ask(COUNTRY, `&q=${'a'.repeat(1_000)}`)).statusCode).toBe(422);
  });
});

describe('map of many shops', () => {
  const CROWD = 600;
  const sum = ({ clusters }: ShopMapView): number => clusters.reduce((total, { count }) => total + count, 0);
  const busan = { south: 34.5, north: 36, west: 128, east: 130, zoom: 8 };

  beforeAll(async () => {
    await plant(
      Array.from({ length: CROWD }, (_, index) => ({
        ...PLAIN,
        canMend: index % 3 === 0,
        latitude: 35.1 + index / 10_000,
        longitude: 129 + (index % 10) / 100,
        handleItems: index % 2 === 0 ? ['신발'] : ['신발', '수선'],
      })),
    );
  });

  it('shows the nearest 500 until counted, then clusters of all', async () => {
    expect((await mapOf(busan)).shops).toHaveLength(500);
    expect(await letTimePass()).toBe(1);
    expect(await letTimePass()).toBe(0);
    const heaped = await mapOf(busan);
    expect([heaped.shops, sum(heaped)]).toEqual([[], CROWD]);
    for (const { latitude, longitude } of heaped.clusters) {
      expect(latitude).toBeCloseTo(35.13, 1);
      expect(longitude).toBeCloseTo(129.045, 1);
    }
  });

  it('clusters only filtered shops, and shows few as pins', async () => {
    const mending = await mapOf(busan, '&canMend=1');
    expect([mending.shops.length, mending.clusters]).toEqual([CROWD / 3, []]);
    expect(sum(await mapOf(busan, `&handleItem=${encodeURIComponent('신발')}`))).toBe(CROWD);
    expect((await mapOf(busan, `&handleItem=${encodeURIComponent('수선')}`)).shops).toHaveLength(CROWD / 2);
  });

  it('has few legible clusters for the whole country', async () => {
    const { clusters } = await mapOf(COUNTRY);
    expect(clusters.length).toBeLessThan(300);
    expect(sum({ shops: [], clusters })).toBe(CROWD + 5);
  });
});
