import { priceOfChoice, type RequestDetail } from '@dongne/contract';
import { couponCampaigns, coupons, pointEntries } from '#tables';
import { addLaundry, addMember, shopHeaders, type TestMember } from './fixtures';
import { orderPickup, requestFields } from './request-fixtures';
import { asCustomer, asShop, detailOf, type TestRequest } from './shop-commands';
import type { TestApi } from './test-api';

const DAY_MS = 24 * 3_600_000;

/** The moment this many days from now. */
export const inDays = ({ clock }: TestApi, days: number): Date => new Date(clock.now().getTime() + days * DAY_MS);

/** Adds a coupon of 3,000 won for prices from 5,000 won, valid for 30 days. @returns its id. */
export const addCoupon = async (
  api: TestApi,
  { memberId }: TestMember,
  part: Partial<typeof coupons.$inferInsert> = {},
): Promise<number> => {
  const [row] = await api.parts.database
    .insert(coupons)
    .values({
      memberId,
      code: 'TEST',
      name: '시험 쿠폰',
      discountWon: 3_000,
      minimumWon: 5_000,
      expiresAt: inDays(api, 30),
      ...part,
    })
    .returning({ id: coupons.id });
  if (row === undefined) throw new Error('no coupon');
  return row.id;
};

/** Adds a lot of points that expires in this many days. @returns its id. */
export const addPoints = async (
  api: TestApi,
  { memberId }: TestMember,
  amount: number,
  days = 100,
): Promise<number> => {
  const lot = { memberId, kind: 'earned' as const, amount, text: '적립', at: api.clock.now() };
  const [row] = await api.parts.database
    .insert(pointEntries)
    .values({ ...lot, expiresAt: inDays(api, days) })
    .returning({ id: pointEntries.id });
  if (row === undefined) throw new Error('no points');
  return row.id;
};

/** Adds a code for 2,000 won off prices from 10,000 won, valid for 30 days. */
export const addCampaign = async (
  api: TestApi,
  code: string,
  part: Partial<typeof couponCampaigns.$inferInsert> = {},
): Promise<void> => {
  await api.parts.database
    .insert(couponCampaigns)
    .values({ code, name: `${code} 쿠폰`, discountWon: 2_000, minimumWon: 10_000, endsAt: inDays(api, 30), ...part });
};

/** Options of a priced request. */
interface Priced {
  readonly customer?: TestMember;
  readonly shop?: Parameters<typeof addLaundry>[1];
  readonly fields?: Record<string, string>;
}

/** A request with two collected pieces, by default at a shop with free delivery. */
export const collected = async (
  api: TestApi,
  { customer, shop = {}, fields = {} }: Priced = {},
): Promise<TestRequest> => {
  const member = customer ?? (await addMember(api));
  const laundryId = await addLaundry(api, { isFreeDelivery: true, ...shop });
  const form = { fields: requestFields(laundryId, { laundryNumByUser: '2', ...fields }) };
  const { applicationId: id } = (await orderPickup(api, member.headers, form)).json<{ applicationId: number }>();
  const request = { id, laundryId, customer: member, shop: await shopHeaders(api, laundryId) };
  await asShop(api, request, 'collect', { pieces: 2 });
  return request;
};

/** Makes an offer for two pieces with list prices of 45,000 and 35,000 won: lower prices need no photo. */
export const offerTestPrice = (api: TestApi, request: TestRequest, [furWon, strollerWon]: readonly [number, number]) =>
  asShop(api, request, 'register', {
    items: [
      { category: '가죽/모피', priceWon: furWon, note: '' },
      { category: '유모차', priceWon: strollerWon, note: '' },
    ],
    dueDate: '2026-03-06',
  });

/** A request whose price awaits approval. */
export const priced = async (
  api: TestApi,
  prices: readonly [number, number] = [8_000, 4_000],
  how: Priced = {},
): Promise<TestRequest> => {
  const request = await collected(api, how);
  await offerTestPrice(api, request, prices);
  return request;
};

/** Benefits that a customer wants to use. */
export interface Wish {
  readonly couponId?: number;
  readonly points?: number;
  readonly declinedItemIds?: readonly number[];
}

/** Body of an approval with a coupon and points, as a screen builds it from the detail. */
export const wishOf = async (
  api: TestApi,
  request: TestRequest,
  { couponId, points = 0, declinedItemIds = [] }: Wish,
) => {
  const { offer }: RequestDetail = await detailOf(api, request);
  if (offer === null) throw new Error('no offer');
  const coupon = offer.benefits?.coupons.find(({ id }) => id === couponId);
  const { totalWon } = priceOfChoice(offer, new Set(declinedItemIds), { coupon, points });
  const sent = { offerVersion: offer.version, declinedItemIds: [...declinedItemIds], totalWon, points };
  return { ...sent, couponId: couponId ?? null };
};

/** Approves the present offer with a coupon and points. */
export const approveWith = async (api: TestApi, request: TestRequest, wish: Wish) =>
  asCustomer(api, request, 'approve', await wishOf(api, request, wish));

/** The member's points as they read them. */
export const pointsOf = async ({ app }: TestApi, { headers }: TestMember) =>
  (await app.inject({ url: '/v1/app/myPage/point', headers })).json();

/** States of the member's coupons, by id. */
export const couponStates = async ({ app }: TestApi, { headers }: TestMember): Promise<Record<number, string>> => {
  const { items } = (await app.inject({ url: '/v1/app/myPage/coupon', headers })).json<{
    items: { id: number; state: string }[];
  }>();
  return Object.fromEntries(items.map(({ id, state }) => [id, state]));
};

/** Notification titles of the member, newest first. */
export const bellOf = async ({ app }: TestApi, { headers }: TestMember): Promise<string[]> => {
  const { items } = (await app.inject({ url: '/v1/app/notification', headers })).json<{ items: { title: string }[] }>();
  return items.map(({ title }) => title);
};
