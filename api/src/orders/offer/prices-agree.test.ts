import { estimateOf, ITEM_CATEGORIES, priceListOf, priceOfChoice, type RequestDetail } from '@dongne/contract';
import fc from 'fast-check';
import { chargeJobs } from '#money';
import { giveCard } from '#testing/money/charge-fixtures';
import { runUntilQuiet } from '#base';
import { addCoupon, addPoints, inDays, wishOf } from '#testing/benefit-fixtures';
import { addMember, addMembership } from '#testing/fixtures';
import { addRequest, asCustomer, asShop, detailOf } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

/*
 * Random orders of any shop, laundry and discount: shop page, form, offer, payment and history must agree to the won
 * with docs/domain/prices.md. `ORDERS=1000` for more of them.
 */

const ORDERS = Number(process.env['ORDERS'] ?? 20);
const SEED = Number(process.env['ORDERS_SEED'] ?? 5);
const LIMIT_MS = 60_000 + ORDERS * 5_000;
const EXPRESS_WON = 2_000;
const AT_ONCE = 50;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const CATEGORIES = ITEM_CATEGORIES.map(({ category }) => category);

const ORDER = fc.record({
  shop: fc.record({
    isFreeDelivery: fc.boolean(),
    deliveryFeeWon: fc.constantFrom(0, 500, 2_500, 3_000),
    freeFromWon: fc.constantFrom(0, 9_900, 20_000, 50_000),
    hasMembershipService: fc.boolean(),
    division: fc.constantFrom('DAILY' as const, 'GENERAL' as const),
  }),
  named: fc.uniqueArray(
    fc.record({ category: fc.constantFrom(...CATEGORIES), count: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 5, selector: ({ category }) => category },
  ),
  isMember: fc.boolean(),
  coupon: fc.option(
    fc.record({ discountWon: fc.constantFrom(1_000, 3_000, 50_000), minimumWon: fc.constantFrom(0, 10_000, 90_000) }),
  ),
  points: fc.constantFrom(0, 0, 1_000, 2_300, 40_000),
});
type Order = typeof ORDER extends fc.Arbitrary<infer Value> ? Value : never;

/** Reference calculation of docs/domain/prices.md, step by step; discounts are rounded down to 10 won. */
const calculate = ({ shop, named, isMember, coupon, points }: Order, listWonOf: ReadonlyMap<string, number>) => {
  const items = named.map(({ category, count }) => (listWonOf.get(category) ?? NaN) * count);
  const listWon = items.reduce((sum, won) => sum + won, 0) + (shop.division === 'DAILY' ? EXPRESS_WON : 0);
  const membershipWon = isMember && shop.hasMembershipService ? Math.floor(listWon / 100) * 10 : 0;
  const laundryWon = listWon - membershipWon;
  const deliveryWon = shop.isFreeDelivery || listWon >= shop.freeFromWon ? 0 : shop.deliveryFeeWon;
  const mayUseCoupon = coupon !== null && laundryWon >= coupon.minimumWon;
  const couponWon = mayUseCoupon ? Math.floor(Math.min(coupon.discountWon, laundryWon) / 10) * 10 : 0;
  const dueWon = laundryWon - couponWon + deliveryWon;
  const leftWon = dueWon - points;
  const pointsWon = leftWon >= 1_000 || (leftWon >= 0 && leftWon < 100) ? points : 0;
  const restWon = dueWon - pointsWon;
  return { askedWon: laundryWon + deliveryWon, chargedWon: restWon < 1_000 ? 0 : restWon, pointsWon, couponWon };
};

interface HistoryRow {
  readonly applicationId: number | null;
  readonly amountWon: number;
}

const runOrder = async (order: Order) => {
  const { shop, named, isMember, coupon, points } = order;
  const customer = await addMember(api);
  if (isMember) await addMembership(api, customer);
  await giveCard(api, customer.memberId);
  const couponId =
    coupon === null ? undefined : await addCoupon(api, customer, { ...coupon, expiresAt: inDays(api, 9) });
  if (points > 0) await addPoints(api, customer, points);
  const ask = async (url: string) => (await api.app.inject({ url: `/v1/app${url}`, headers: customer.headers })).json();

  const isDaily = shop.division === 'DAILY';
  const count = named.reduce((sum, item) => sum + item.count, 0);
  const request = await addRequest(api, {
    customer,
    shop,
    fields: {
      laundryNumByUser: String(count),
      items: JSON.stringify(named),
      ...(isDaily && { dailyLaundryPaidService: JSON.stringify(['EXPRESS']) }),
    },
  });
  const page = await ask(`/laundry/detail/${request.laundryId}?latitude=37.5&longitude=127`);
  const form = estimateOf(priceListOf(page), {
    count,
    items: named,
    hasPremium: false,
    hasStain: false,
    mends: [],
    servicesWon: isDaily ? EXPRESS_WON : 0,
    hasMembershipDiscount: isMember && shop.hasMembershipService,
  });
  const ordered: RequestDetail = await detailOf(api, request);

  const listWonOf = new Map<string, number>(
    ITEM_CATEGORIES.map(({ category, seedPriceWon }) => [category, seedPriceWon]),
  );
  const items = named.map((item) => ({ ...item, priceWon: listWonOf.get(item.category), note: '' }));
  await asShop(api, request, 'collect', { pieces: count });
  await asShop(api, request, 'register', { items, dueDate: '2026-03-20' });
  const { offer }: RequestDetail = await detailOf(api, request);
  if (offer === null) throw new Error('nothing is offered');
  const wanted = calculate(order, listWonOf);
  const wish = await wishOf(api, request, {
    points: wanted.pointsWon,
    ...(couponId !== undefined && wanted.couponWon > 0 && { couponId }),
  });
  const approved = await asCustomer(api, request, 'approve', wish);
  await asShop(api, request, 'process');
  /** Reads the state after the charge. */
  const look = async () => {
    const paid: RequestDetail = await detailOf(api, request);
    const { items: history }: { items: HistoryRow[] } = await ask('/myPage/payment/history');
    return {
      order,
      form: [form.min, form.max],
      estimate: [ordered.estimate?.min, ordered.estimate?.max],
      offer: priceOfChoice(offer, new Set()).totalWon,
      approval: [approved.statusCode, wish.totalWon],
      detail: paid.totalWon,
      payment: paid.payment.amountWon ?? 0,
      history: history.find(({ applicationId }) => applicationId === request.id)?.amountWon ?? 0,
    };
  };
  return { order, wanted, look };
};

const check = async ({ order, wanted: { askedWon, chargedWon }, look }: Awaited<ReturnType<typeof runOrder>>) =>
  expect(await look()).toEqual({
    order,
    form: [askedWon, askedWon],
    estimate: [askedWon, askedWon],
    offer: askedWon < 1_000 ? 0 : askedWon,
    approval: [200, chargedWon],
    detail: chargedWon,
    payment: chargedWon,
    history: chargedWon,
  });

describe('price of an order', () => {
  it(
    'is equal on form, offer, approval, payment and history',
    async () => {
      const lives: Awaited<ReturnType<typeof runOrder>>[] = [];
      const orders = fc.sample(ORDER, { numRuns: ORDERS, seed: SEED });
      for (const [index, order] of orders.entries()) {
        lives.push(await runOrder(order));
        // Charges cards in batches, but before any token expires.
        if (lives.length < AT_ONCE && index < orders.length - 1) continue;
        while ((await runUntilQuiet(api.parts, chargeJobs)) > 0);
        for (const settled of lives.splice(0)) await check(settled);
      }
    },
    LIMIT_MS,
  );
});
