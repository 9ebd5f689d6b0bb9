import { pinsIn, pinsOf, type MapShop } from './map-pins';

/** 100 px at zoom 14 are 0.0086 degrees of longitude. */
const at = (id: number, longitude: number, latitude = 37.52): MapShop => ({
  id,
  laundryName: `세탁소 ${id}`,
  latitude,
  longitude,
  division: 'GENERAL',
  hasMembershipService: false,
  dong: '당산동',
  profilePicture: null,
  rating: 4,
  reviewCount: 1,
  isFreeDelivery: 1,
  deliveryFeeWon: 0,
  freeFromWon: 0,
  canNewRequest: 1,
  priceFrom: 1_700,
  comparedPrice: { category: '와이셔츠', priceWon: 1_900 },
});

const EAST = 0.0086;
const SHOPS = [at(1, 126.9), at(2, 126.9 + EAST / 4), at(3, 126.9 + EAST * 2)];
const options = { shops: SHOPS, clusters: [], zoom: 14, picked: undefined, remPx: 16 };

const shown = (pins: ReturnType<typeof pinsOf>) =>
  pins.map((pin) => (pin.kind === 'shop' ? [pin.shop.id, pin.others] : [`${pin.count}곳`]));

describe('pins of the map', () => {
  it('count a shop in the cluster whose pin it would cover', () => {
    expect(shown(pinsOf(options))).toEqual([['2곳'], [3, 0]]);
  });

  it('always show the selected shop, with the number of those that it covers', () => {
    expect(shown(pinsOf({ ...options, picked: 2 }))).toEqual([
      [2, 1],
      [3, 0],
    ]);
  });

  it('open a cluster at the first zoom that parts it', () => {
    const [cluster] = pinsOf(options);
    const zoomIn = cluster?.kind === 'cluster' ? cluster.zoomIn : 0;
    expect(shown(pinsOf({ ...options, zoom: zoomIn - 1 }))[0]).toEqual(['2곳']);
    expect(shown(pinsOf({ ...options, zoom: zoomIn }))).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });

  it('stay out of the document outside of the viewport', () => {
    const centre = { latitude: 37.52, longitude: 126.9 };
    const view = { centre, zoom: 14, south: 37.5, north: 37.54, west: 126.89, east: 126.905 };
    expect(shown(pinsIn(pinsOf(options), view))).toEqual([['2곳']]);
  });

  it.each([
    ['whole', {}, 1],
    ['below the bar above', { north: 37.525 }, 0],
    ['just under its lower edge', { north: 37.526 }, 1],
    ['at the lower edge', { south: 37.52 }, 1],
    ['cut by a side', { east: 126.9005 }, 0],
  ])('stay out of the document where nothing of them is seen: %s', (_case, part, count) => {
    const centre = { latitude: 37.52, longitude: 126.9 };
    const view = { centre, zoom: 14, south: 37.5, north: 37.54, west: 126.89, east: 126.91, ...part };
    expect(pinsIn(pinsOf({ ...options, shops: [at(1, 126.9)] }), view)).toHaveLength(count);
  });

  it('need more room in larger text', () => {
    const wide = [at(1, 126.9), at(2, 126.9 + EAST)];
    expect(shown(pinsOf({ ...options, shops: wide }))).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(shown(pinsOf({ ...options, shops: wide, remPx: 32 }))).toEqual([['2곳']]);
  });

  it('stay a cluster at the closest zoom for shops of one house', () => {
    const house = [at(1, 126.9), at(2, 126.9)];
    expect(pinsOf({ ...options, shops: house, zoom: 17 })).toEqual([
      expect.objectContaining({ kind: 'cluster', count: 2, zoomIn: 17 }),
    ]);
  });

  it('join clusters of the server that would cover each other', () => {
    const clusters = [
      { latitude: 37.52, longitude: 126.9, count: 40 },
      { latitude: 37.52, longitude: 126.9 + EAST / 4, count: 2 },
    ];
    expect(shown(pinsOf({ ...options, shops: [], clusters }))).toEqual([['42곳']]);
  });
});
