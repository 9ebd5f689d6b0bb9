import { eq } from 'drizzle-orm';
import type { RequestDetail } from '@dongne/contract';
import {
  addCoupon,
  addPoints,
  approveWith,
  offerTestPrice,
  bellOf,
  collected,
  couponStates,
  inDays,
  pointsOf,
  priced,
} from '#testing/benefit-fixtures';
import { addMember, withFreshToken } from '#testing/fixtures';
import { asCustomer, asShop, detailOf, withFreshTokens } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { returnBenefits } from '#money';
import { requests } from '#tables';
import { findRequest } from '../order/request-repository';
import { removeFee } from './remove-fee';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const kinds = ({ priceLines }: RequestDetail) => priceLines.map(({ kind, amountWon }) => [kind, amountWon]);
const UNWASHABLE = { reason: '세탁할 수 없는 소재예요.' };

describe('benefits used for a request', () => {
  it('are returned once with a notification when it ends unwashed', async () => {
    const customer = await addMember(api);
    const couponId = await addCoupon(api, customer);
    await addPoints(api, customer, 3_000);
    const request = await priced(api, undefined, { customer });
    await approveWith(api, request, { couponId, points: 2_000 });
    await asShop(api, request, 'return', UNWASHABLE);
    await asShop(api, request, 'return', UNWASHABLE);
    const row = await findRequest(api.parts.database, { memberId: customer.memberId }, request.id);
    if (row === undefined) throw new Error('no request');
    await api.parts.database.transaction((tx) => returnBenefits(tx, api.parts, row));
    expect(await couponStates(api, customer)).toEqual({ [couponId]: 'usable' });
    expect(await pointsOf(api, customer)).toMatchObject({
      balance: 3_000,
      items: [{ kind: 'returned', amount: 2_000 }, { kind: 'spent', amount: -2_000 }, { kind: 'earned' }],
    });
    expect((await bellOf(api, customer)).filter((title) => title === '쿠폰을 돌려 드렸어요')).toHaveLength(1);
    // Another request may use both again.
    const next = await priced(api, undefined, { customer });
    expect((await approveWith(api, next, { couponId, points: 3_000 })).statusCode).toBe(200);
  });

  it('have expired meanwhile: points expire again at once', async () => {
    const customer = await addMember(api);
    const couponId = await addCoupon(api, customer, { expiresAt: inDays(api, 5) });
    await addPoints(api, customer, 1_000, 5);
    await addPoints(api, customer, 1_000, 50);
    const request = await priced(api, undefined, { customer });
    await approveWith(api, request, { couponId, points: 2_000 });
    api.clock.travelTo(inDays(api, 6));
    await asShop(api, await withFreshTokens(api, request), 'return', UNWASHABLE);
    const reader = await withFreshToken(api, customer);
    expect(await couponStates(api, reader)).toEqual({ [couponId]: 'expired' });
    const { balance, items } = await pointsOf(api, reader);
    expect(balance).toBe(1_000);
    expect(items.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['returned', 2_000],
        ['expired', -1_000],
      ]),
    );
    expect(await bellOf(api, reader)).toContain('포인트를 돌려 드렸어요');
  });

  it('stay used when the laundry is washed', async () => {
    const customer = await addMember(api);
    const couponId = await addCoupon(api, customer);
    const request = await priced(api, undefined, { customer });
    await approveWith(api, request, { couponId });
    for (const command of ['process', 'complete-wash', 'deliver', 'delivered']) await asShop(api, request, command);
    await asCustomer(api, request, 'confirm');
    expect(await couponStates(api, customer)).toEqual({ [couponId]: 'used' });
  });

  it('are returned whole when approval and return race', async () => {
    const customer = await addMember(api);
    await addPoints(api, customer, 2_000);
    for (let round = 0; round < 4; round += 1) {
      const request = await priced(api, undefined, { customer });
      const [approved, returned] = await Promise.all([
        approveWith(api, request, { points: 2_000 }),
        asShop(api, request, 'return', UNWASHABLE),
      ]);
      expect([200, 409]).toContain(approved.statusCode);
      expect(returned.statusCode).toBe(200);
      expect(await pointsOf(api, customer)).toMatchObject({ balance: 2_000 });
    }
  });
});

describe('price approved in advance', () => {
  const inAdvance = async (limitWon: number, coupon: Parameters<typeof addCoupon>[2] = {}) => {
    const customer = await addMember(api);
    await addPoints(api, customer, 5_000);
    const couponId = await addCoupon(api, customer, coupon);
    const fields = { couponId: String(couponId), advanceLimitWon: String(limitWon) };
    return { customer, couponId, request: await collected(api, { customer, fields }) };
  };

  it('uses the coupon that was picked while ordering, and no points', async () => {
    const { customer, couponId, request } = await inAdvance(6_000);
    await offerTestPrice(api, request, [5_000, 4_000]);
    const detail: RequestDetail = await detailOf(api, request);
    expect(detail).toMatchObject({ totalWon: 6_000, payment: { status: 'Issued', amountWon: 6_000 } });
    expect(detail.offer).toMatchObject({ totalWon: 9_000, approval: { by: 'advance', totalWon: 6_000 } });
    expect(kinds(detail)).toEqual([
      ['items', 9_000],
      ['coupon', -3_000],
    ]);
    expect(await couponStates(api, customer)).toEqual({ [couponId]: 'used' });
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 5_000 });
  });

  it('returns the coupon when revoked, and offers it again', async () => {
    const { customer, couponId, request } = await inAdvance(6_000);
    await offerTestPrice(api, request, [5_000, 4_000]);
    const asked = (await asCustomer(api, request, 'advance/withdraw')).json();
    expect(asked).toMatchObject({
      totalWon: 9_000,
      payment: { status: 'None' },
      offer: { approval: null, benefits: { pickedCouponId: couponId, pointBalance: 5_000 } },
    });
    expect((await approveWith(api, request, { couponId, points: 1_000 })).json().totalWon).toBe(5_000);
    expect(await couponStates(api, customer)).toEqual({ [couponId]: 'used' });
  });

  it.each([
    ['has expired by then', { expiresAt: new Date('2026-03-03T00:00:00+09:00') }, true],
    ['requires a higher price', { minimumWon: 20_000 }, false],
  ])('ignores a coupon that %s', async (_, coupon, waits) => {
    const { customer, couponId, request } = await inAdvance(9_000, coupon);
    if (waits) api.clock.travelTo(inDays(api, 2));
    await offerTestPrice(api, await withFreshTokens(api, request), [5_000, 4_000]);
    const reader = await withFreshToken(api, customer);
    expect(await detailOf(api, { ...request, customer: reader })).toMatchObject({
      totalWon: 9_000,
      offer: { approval: { by: 'advance' } },
    });
    expect((await couponStates(api, reader))[couponId]).not.toBe('used');
  });

  it('waits for the customer when above the limit after the coupon', async () => {
    const { customer, couponId, request } = await inAdvance(5_990);
    await offerTestPrice(api, request, [5_000, 4_000]);
    expect(await detailOf(api, request)).toMatchObject({ totalWon: 9_000, offer: { approval: null } });
    expect(await couponStates(api, customer)).toEqual({ [couponId]: 'usable' });
  });
});

describe('fee removed after the approval', () => {
  it('keeps the coupon used and returns points no longer needed', async () => {
    const customer = await addMember(api);
    const couponId = await addCoupon(api, customer);
    await addPoints(api, customer, 20_000);
    const waiting = await collected(api, { customer });
    await api.parts.database.update(requests).set({ noShowFeeWon: 3_000 }).where(eq(requests.id, waiting.id));
    await offerTestPrice(api, waiting, [8_000, 4_000]);
    const approved = await approveWith(api, waiting, { couponId, points: 11_000 });
    expect(approved.json().totalWon).toBe(1_000);
    await api.parts.database.transaction(async (tx) => {
      const row = await findRequest(tx, { memberId: customer.memberId }, waiting.id);
      if (row === undefined) throw new Error('no request');
      await removeFee(tx, row, { feeWon: 3_000, actor: { type: 'operator' }, at: api.clock.now() });
    });
    const detail: RequestDetail = await detailOf(api, waiting);
    expect(kinds(detail)).toEqual([
      ['items', 12_000],
      ['coupon', -3_000],
      ['points', -9_000],
    ]);
    expect(detail).toMatchObject({ totalWon: 0, payment: { status: 'None' } });
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 11_000 });
    await asShop(api, waiting, 'return', UNWASHABLE);
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 20_000 });
  });
});
