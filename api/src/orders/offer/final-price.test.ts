import { eq } from 'drizzle-orm';
import { laundryPaidServices } from '#tables';
import { TEST_SLOT } from '#testing/request-fixtures';
import {
  addRequest,
  approve,
  asCustomer,
  asShop,
  detailOf,
  failCollection,
  INSPECTION,
  requestIn,
} from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const slotAt = (hour: number): string => TEST_SLOT.replace('T11', `T${hour}`);

describe('paid extras of a request', () => {
  const orderExpress = () =>
    addRequest(api, { shop: { division: 'DAILY' }, fields: { dailyLaundryPaidService: '["EXPRESS"]' } });

  it('are part of the offered and approved price', async () => {
    const request = await orderExpress();
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    const lines = [
      { kind: 'items', amountWon: 5_900 },
      { kind: 'services', amountWon: 2_000 },
      { kind: 'delivery', amountWon: 3_000 },
    ];
    expect(await detailOf(api, request)).toMatchObject({ priceLines: lines, totalWon: 10_900 });
    const approved = await approve(api, request);
    expect(approved.json()).toMatchObject({
      priceLines: lines,
      totalWon: 10_900,
      payment: { status: 'Issued', amountWon: 10_900 },
    });
  });

  it('keep their price at order time', async () => {
    const request = await orderExpress();
    await api.parts.database
      .update(laundryPaidServices)
      .set({ priceWon: 9_000 })
      .where(eq(laundryPaidServices.laundryId, request.laundryId));
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    expect((await detailOf(api, request)).priceLines).toContainEqual(
      expect.objectContaining({ kind: 'services', amountWon: 2_000 }),
    );
  });
});

describe('fee of failed collections', () => {
  it('adds up on the request and counts in its final price', async () => {
    let request = await requestIn(api, 'NoShow');
    const fees = [(await detailOf(api, request)).noShowFeeWon];
    for (const hour of [13, 15]) {
      await asCustomer(api, request, 'rebook', { collectionTime: slotAt(hour) });
      request = await failCollection(api, request);
      fees.push((await detailOf(api, request)).noShowFeeWon);
    }
    expect(fees).toEqual([0, 3_000, 6_000]);

    await asCustomer(api, request, 'rebook', { collectionTime: slotAt(17) });
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    const approved = await approve(api, request);
    expect(approved.json()).toMatchObject({
      priceLines: [
        { kind: 'items', amountWon: 5_900 },
        { kind: 'delivery', amountWon: 3_000 },
        { kind: 'noshow', amountWon: 6_000 },
      ],
      totalWon: 14_900,
      payment: { status: 'Issued', amountWon: 14_900 },
    });
  });
});
