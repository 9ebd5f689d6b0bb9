import { COMPARED_CATEGORY, DEFAULT_ON_DEMAND_POSITION, type ItemCategory, type ShopSort } from '@dongne/contract';
import { laundries, laundryPrices } from '#tables';
import { buildLaundry } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';
import type { ShopCardView, ShopGroupsView } from './laundry-schemas';

/* Compares the whole list, page by page, with an independent computation over all shops. */
const HOME = DEFAULT_ON_DEMAND_POSITION;
const SHOPS = 140;
const SERVICES = ['신발', '수선', '카펫', '침구'];
const PIECES: readonly ItemCategory[] = ['와이셔츠', '티셔츠', '코트', '운동화'];
const NAMES = ['한별세탁', '크린하우스', '새봄 세탁소', '100% 빨래방'];
const DONGS = ['삼성동', '역삼동', '논현동'];

type Row = ReturnType<typeof buildLaundry> & {
  readonly id: number;
  readonly prices: ReadonlyMap<ItemCategory, number>;
};

/** True for every n-th index, so that the shops differ in every property. */
const every = (index: number, n: number): boolean => index % n === 0;

const shopAt = (index: number) =>
  buildLaundry({
    laundryName: `${NAMES[index % NAMES.length]} ${index}`,
    dong: DONGS[index % DONGS.length] ?? '',
    latitude: HOME.latitude + ((index * 37) % 100) / 1_500 - 0.03,
    longitude: HOME.longitude + ((index * 53) % 90) / 1_300 - 0.03,
    isFreeDelivery: every(index, 3),
    hasMembershipService: every(index, 4),
    isParking: every(index, 5),
    canMend: every(index, 2),
    canDelivery: !every(index, 6),
    deliveryRadiusM: 1_500 + (index % 4) * 1_000,
    useDeliveryAgency: every(index, 7),
    canNewRequest: !every(index, 11),
    pauseStartDate: every(index, 13) ? '2026-03-01' : null,
    pauseEndDate: every(index, 13) ? '2026-03-09' : null,
    rating: (index % 9) / 2,
    usageCount: (index * 17) % 40,
    handleItems: ['일반 세탁', SERVICES[index % SERVICES.length] ?? ''],
  });

const pricesOf = (index: number): ReadonlyMap<ItemCategory, number> =>
  new Map(
    PIECES.flatMap((piece, place) =>
      every(index + place, 3) ? [] : [[piece, 1_000 + ((index * 7 + place) % 20) * 100]],
    ),
  );

let api: TestApi;
let shops: readonly Row[] = [];

beforeAll(async () => {
  api = await openTestApi();
  const values = Array.from({ length: SHOPS }, (_, index) => shopAt(index));
  const ids = await api.parts.database.insert(laundries).values(values).returning({ id: laundries.id });
  shops = values.flatMap((shop, index) => {
    const id = ids[index]?.id;
    return id === undefined ? [] : [{ ...shop, id, prices: pricesOf(index) }];
  });
  await api.parts.database
    .insert(laundryPrices)
    .values(
      shops.flatMap(({ id: laundryId, prices }) =>
        [...prices].map(([category, priceWon]) => ({ laundryId, category, priceWon })),
      ),
    );
});
afterAll(() => api.close());

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Haversine distance on PostgreSQL's earth. */
const metresTo = ({ latitude, longitude }: Row): number => {
  const [north, east] = [rad(latitude - HOME.latitude), rad(longitude - HOME.longitude)];
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(rad(HOME.latitude)) * Math.cos(rad(latitude)) * Math.sin(east / 2) ** 2;
  return 2 * 6_378_168 * Math.sqrt(half);
};

const groupOf = (shop: Row): number => {
  const isPaused = shop.pauseStartDate !== null && shop.pauseStartDate !== undefined;
  if (isPaused || !shop.canNewRequest) return 5;
  const comesItself = shop.canDelivery && metresTo(shop) <= shop.deliveryRadiusM;
  // All shops here are in Seoul.
  if (!comesItself && !shop.useDeliveryAgency) return 4;
  if (shop.hasMembershipService) return 1;
  return comesItself ? 2 : 3;
};

const ORDERS: Record<ShopSort, (shop: Row) => number> = {
  Membership: (shop) => metresTo(shop) - 400 * (shop.rating ?? 0),
  Using: (shop) => -(shop.usageCount ?? 0),
  Distance: metresTo,
  Rating: (shop) => -(shop.rating ?? 0),
  Price: (shop) => shop.prices.get(COMPARED_CATEGORY) ?? Infinity,
};

const inOrder = (rows: readonly Row[], sort: ShopSort): Row[] =>
  rows.toSorted(
    (a, b) => groupOf(a) - groupOf(b) || ORDERS[sort](a) - ORDERS[sort](b) || metresTo(a) - metresTo(b) || a.id - b.id,
  );

const isNear = (shop: Row, metres = 5_000): boolean => metresTo(shop) <= metres;

const pageOf = async (query: Record<string, string>): Promise<ShopGroupsView> => {
  const position = { latitude: String(HOME.latitude), longitude: String(HOME.longitude) };
  const answer = await api.app.inject({
    url: '/v1/app/nonMember/laundry/list/group',
    query: { ...position, ...query },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const cardsOf = ({ secondList, thirdList, third2List, fourthList }: ShopGroupsView): ShopCardView[] =>
  [secondList, thirdList, third2List, fourthList].flat();

/** Reads all pages of the list. */
const readToTheEnd = async (query: Record<string, string>) => {
  const first = await pageOf(query);
  const cards = cardsOf(first);
  for (let cursor = first.nextCursor; cursor !== null;) {
    const page = await pageOf({ ...query, cursor });
    expect(page.found).toBeNull();
    cards.push(...cardsOf(page));
    cursor = page.nextCursor;
  }
  return { found: first.found, ids: cards.map(({ id }) => id), cards };
};

const expectList = async (query: Record<string, string>, expected: readonly Row[]): Promise<void> => {
  const { found, ids } = await readToTheEnd(query);
  expect(ids).toEqual(expected.map(({ id }) => id));
  expect(found?.count).toBe(expected.length);
};

describe('whole shop list', () => {
  it('spans several pages', () => {
    expect(shops.filter((shop) => isNear(shop)).length).toBeGreaterThan(90);
  });

  it.each(['Membership', 'Using', 'Distance', 'Rating', 'Price'] as const)(
    'is sorted across pages by %s',
    async (sort) => {
      await expectList(
        { sort },
        inOrder(
          shops.filter((shop) => isNear(shop)),
          sort,
        ),
      );
    },
  );

  it.each<[string, Record<string, string>, (shop: Row) => boolean]>([
    ['free delivery', { isFreeDelivery: '1' }, (shop) => shop.isFreeDelivery],
    ['the membership', { isMembershipService: '1' }, (shop) => shop.hasMembershipService],
    ['parking', { isParking: '1' }, (shop) => shop.isParking],
    ['mends', { canMend: '1' }, (shop) => shop.canMend],
    ['a service', { handleItem: '카펫' }, (shop) => shop.handleItems.includes('카펫')],
    [
      'a ring',
      { beginDistance: '2000', endDistance: '3000' },
      (shop) => metresTo(shop) >= 2_000 && isNear(shop, 3_000),
    ],
    ['several at once', { canMend: '1', isFreeDelivery: '1' }, (shop) => shop.canMend && shop.isFreeDelivery],
  ])('contains exactly the shops with %s', async (_what, query, fits) => {
    await expectList(
      query,
      inOrder(
        shops.filter((shop) => isNear(shop) && fits(shop)),
        'Membership',
      ),
    );
  });

  it.each<[string, (shop: Row) => boolean]>([
    ['크린', (shop) => shop.laundryName.startsWith('크린')],
    ['ㅋㄹ', (shop) => shop.laundryName.startsWith('크린')],
    ['크ㄹ하', (shop) => shop.laundryName.startsWith('크린')],
    ['새보', (shop) => shop.laundryName.startsWith('새봄')],
    ['역삼동', (shop) => shop.dong === '역삼동'],
    ['ㅇㅅㄷ', (shop) => shop.dong === '역삼동'],
    ['역삼동 한별', (shop) => shop.dong === '역삼동' && shop.laundryName.startsWith('한별')],
    ['운동화', (shop) => shop.prices.has('운동화')],
    ['셔츠', (shop) => shop.prices.has('와이셔츠') || shop.prices.has('티셔츠')],
    ['카펫', (shop) => shop.handleItems.includes('카펫')],
    ['100%', (shop) => shop.laundryName.startsWith('100%')],
    ['.*', () => false],
    ['_', () => false],
    ['\\', () => false],
    ['[가-힣', () => false],
    ['없는이름', () => false],
  ])('contains exactly the matches of %s', async (q, fits) => {
    await expectList(
      { q },
      inOrder(
        shops.filter((shop) => isNear(shop) && fits(shop)),
        'Membership',
      ),
    );
  });

  it('puts the nearest delivering shops first when ungrouped', async () => {
    const shown = cardsOf(await pageOf({ sort: 'Distance', isUngrouped: '1' })).map(({ id }) => id);
    const delivering = shops.filter((shop) => isNear(shop) && groupOf(shop) <= 3);
    const nearest = delivering.toSorted((a, b) => metresTo(a) - metresTo(b)).slice(0, shown.length);
    expect(new Set(shown)).toEqual(new Set(nearest.map(({ id }) => id)));
    expect(new Set(nearest.map(groupOf))).toEqual(new Set([1, 2, 3]));
  });

  it('counts the shops of each group', async () => {
    const near = shops.filter((shop) => isNear(shop));
    const count = (...groups: readonly number[]): number =>
      near.filter((shop) => groups.includes(groupOf(shop))).length;
    expect((await pageOf({})).found).toEqual({
      count: near.length,
      secondList: count(1),
      thirdList: count(2),
      third2List: count(3),
      fourthList: count(4, 5),
      looser: [],
    });
  });
});

describe('shop card price', () => {
  it('is that of a shirt, or of the searched item', async () => {
    const { cards } = await readToTheEnd({});
    const { cards: forCoats } = await readToTheEnd({ q: '코트' });
    const askedFor = (piece: ItemCategory, rows: readonly ShopCardView[]) =>
      rows.map(({ id }) => {
        const priceWon = shops.find((shop) => shop.id === id)?.prices.get(piece);
        return priceWon === undefined ? null : { category: piece, priceWon };
      });
    expect(cards.map(({ comparedPrice }) => comparedPrice)).toEqual(askedFor('와이셔츠', cards));
    expect(forCoats.length).toBeGreaterThan(0);
    expect(forCoats.map(({ comparedPrice }) => comparedPrice)).toEqual(askedFor('코트', forCoats));
  });
});

describe('empty shop list', () => {
  it('suggests the filter to remove, the most restrictive first', async () => {
    const query = { canMend: '1', q: '100%', endDistance: '5000' };
    const near = shops.filter((shop) => isNear(shop));
    // Shops of that name do not mend: every fourth from the third on.
    expect(near.some((shop) => shop.canMend && shop.laundryName.startsWith('100%'))).toBe(false);
    expect((await pageOf(query)).found).toMatchObject({
      count: 0,
      looser: [
        { filter: 'q', count: near.filter(({ canMend }) => canMend).length },
        { filter: 'canMend', count: near.filter(({ laundryName }) => laundryName.startsWith('100%')).length },
      ],
    });
  });
});

describe('list cursor', () => {
  it.each(['x', '9_1_1_1', '1_1_1', "1_1_1_1'--", '1_NaN_1_1', `1_${'9'.repeat(40)}_1_1`])(
    'rejects %s',
    async (cursor) => {
      const answer = await api.app.inject({ url: '/v1/app/nonMember/laundry/list/group', query: { cursor } });
      expect(answer.statusCode).toBe(422);
    },
  );

  it('is valid at a position without a shop', async () => {
    expect(cardsOf(await pageOf({ cursor: '5_9999999999999_1e-7_9999999999' }))).toEqual([]);
  });
});
