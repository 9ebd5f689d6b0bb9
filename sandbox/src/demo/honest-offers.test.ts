import { isOfferAsAnnounced, ITEM_CATEGORIES, STAIN_REMOVAL_WON, type RequestDetail } from '@dongne/contract';
import { sendForm } from '@dongne/api/testing/request-fixtures';
import { addRequest, asShop, detailOf, type TestRequest } from '@dongne/api/testing/shop-commands';
import { type TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from '../testing/sandbox-api';
import { garmentName } from './garment-pictures';
import { offerOf } from './offer-of';
import { readSamplePhotos } from './sample-photos';

let api: TestApi;
beforeAll(async () => {
  api = await openSandboxApi();
});
afterAll(() => api.close());

/** The request after its simulated shop has collected everything and made its offer. */
const afterOffer = async (request: TestRequest): Promise<RequestDetail> => {
  const { laundryNumByUser: pieces }: RequestDetail = await detailOf(api, request);
  await asShop(api, request, 'collect', { pieces });
  const atShop = async (path: string) =>
    (await api.app.inject({ url: `/v1/partner${path}`, headers: request.shop })).json();
  const offer = offerOf(await atShop(`/requests/${request.id}`), {
    prices: await atShop('/prices'),
    photos: await readSamplePhotos(),
    now: api.clock.now(),
  });
  expect((await asShop(api, request, 'register', offer)).statusCode).toBeLessThan(300);
  return detailOf(api, request);
};

/** An order whose customer agrees in advance up to the upper end of the estimate, the form's default. */
const agreedUpToEstimate = async (fields: Record<string, string>): Promise<TestRequest> => {
  const request = await addRequest(api, { fields });
  const { estimate }: RequestDetail = await detailOf(api, request);
  // Removes mends from the edit, which keeps those of the order and adds named ones.
  const wishes = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'mendInfo'));
  const edited = await sendForm(api, {
    method: 'PUT',
    url: `/v1/app/request/delivery/${request.id}/modify`,
    headers: request.customer.headers,
    form: { fields: { ...wishes, advanceLimitWon: String(estimate.max) } },
  });
  expect(edited.statusCode).toBe(200);
  return request;
};

const counted = (...items: readonly (readonly [category: string, count: number])[]): Record<string, string> => ({
  items: JSON.stringify(items.map(([category, count]) => ({ category, count }))),
});
const mended = (...mends: readonly object[]): Record<string, string> => ({
  mendInfo: JSON.stringify(mends.map((mend) => ({ withLaundry: false, imageCount: 0, ...mend }))),
});
const MIXED = { laundryNumByUser: '5', ...counted(['코트', 1], ['하의', 1], ['와이셔츠', 3]) };

const MENDED_TROUSERS = { mendName: '기장', clothType: 'trousers', clothNo: 0 };
const MENDED_JACKET = { mendName: '소매', clothType: 'jacket', clothNo: 0, withLaundry: true };
const STAINED_SHIRTS = { laundryNumByUser: '3', hasStain: 'true', ...counted(['와이셔츠', 3]) };

const ORDERS: Readonly<Record<string, Record<string, string>>> = {
  'named pieces': MIXED,
  'three shirts with a stain': STAINED_SHIRTS,
  'several kinds with a stain': { ...MIXED, hasStain: 'true' },
  'pieces without a name, one of them with a stain': { laundryNumByUser: '4', hasStain: 'true' },
  'premium care and a stain': { ...MIXED, hasPremium: 'true', hasStain: 'true' },
  'trousers that are mended twice and not washed': {
    laundryNumByUser: '2',
    ...mended(MENDED_TROUSERS, { ...MENDED_TROUSERS, mendName: '지퍼' }),
  },
  'a jacket that is mended and washed beside shirts with a stain': {
    laundryNumByUser: '3',
    hasStain: 'true',
    ...counted(['와이셔츠', 2]),
    ...mended(MENDED_JACKET),
  },
};

describe('offer of a simulated shop', () => {
  const priced = new Map<string, RequestDetail>();
  beforeAll(async () => {
    for (const [name, fields] of Object.entries(ORDERS))
      priced.set(name, await afterOffer(await agreedUpToEstimate(fields)));
  });

  it.each(Object.keys(ORDERS))('fits an agreement up to the estimate: %s', (name) => {
    const request = priced.get(name);
    if (request === undefined) throw new Error('no such order');
    const { announcedItems, items, laundryNumByUser: count, mend, offer } = request;
    expect(offer?.approval?.by).toBe('advance');
    expect(isOfferAsAnnounced({ count, items: announcedItems, mends: mend }, items)).toBe(true);
    const stained = items.filter(({ note }) => note.includes('얼룩'));
    expect(stained).toHaveLength(ORDERS[name]?.['hasStain'] === 'true' ? 1 : 0);
    expect(items.map(({ photos }) => photos.length)).toEqual(items.map(() => 1));
  });

  it('charges the stain on one of three shirts', () => {
    const prices = priced.get('three shirts with a stain')?.items.map(({ priceWon }) => priceWon);
    expect(prices).toEqual([1_900 + STAIN_REMOVAL_WON, 1_900, 1_900]);
  });

  it("is approved in advance only within the customer's limit", async () => {
    const asking = await addRequest(api, { fields: MIXED });
    const agreed = await agreedUpToEstimate(MIXED);
    const tooLow = await addRequest(api, { fields: { ...MIXED, advanceLimitWon: '1000' } });
    const seen = await Promise.all([asking, agreed, tooLow].map(afterOffer));
    expect(seen.map(({ offer }) => offer?.approval?.by ?? null)).toEqual([null, 'advance', null]);
  });
});

describe('picture of a garment', () => {
  it('differs by category and by stain', async () => {
    const photos = await readSamplePhotos();
    const names = [...ITEM_CATEGORIES.map(({ category }) => category), 'of no list'];
    const pictures = names.flatMap((name) => [photos.garment(name, 'clean'), photos.garment(name, 'stained')]);
    expect(new Set(pictures).size).toBe(2 * names.length);
    expect(Math.min(...pictures.map(({ length }) => length))).toBeGreaterThan(2_000);
  });

  it('is served to the console under its name', async () => {
    const url = `/sandbox/page/${garmentName('코트', 'stained')}.jpg`;
    const answer = await api.app.inject({ url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});
