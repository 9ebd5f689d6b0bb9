import { desc, eq, sum } from 'drizzle-orm';
import { itemRefunds, ledgerEntries, notifications, refunds } from '#tables';
import { addPoints, pointsOf } from '#testing/benefit-fixtures';
import { operatorHeaders } from '#testing/fixtures';
import { approve, detailOf, requestIn, withFreshTokens } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { pricedVoucherRequest, bookOf, partsWith } from '#testing/voucher-fixtures';
import {
  answerAs,
  deliverRequest,
  caseOf,
  claimItem,
  decide,
  itemIdsOf,
  madeClaim,
  paidAndHome,
  settle,
} from '#testing/orders/claim-fixtures';
import { beginRefund } from '../refund/refund-request';
import { runVoucherJobs } from '../voucher/voucher-jobs';
import { decideClaim } from './decide-claim';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const answered = async (request: Awaited<ReturnType<typeof paidAndHome>>, kind: 'Damage' | 'Loss' = 'Damage') => {
  const id = await madeClaim(api, request, { fields: { kind } });
  await answerAs(api, request, id);
  return id;
};

const newest = async (memberId: number) =>
  (
    await api.parts.database
      .select({ title: notifications.title, text: notifications.text, path: notifications.path })
      .from(notifications)
      .where(eq(notifications.memberId, memberId))
      .orderBy(desc(notifications.id))
      .limit(1)
  )[0];

describe('refund for a claim', () => {
  it("returns the item's price exactly once for 20 concurrent decisions", async () => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(api, id, { decision: 'Refund' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await caseOf(api, request, id)).toMatchObject({
      status: 'Refunded',
      refund: { amountWon: 8_000, points: 0, state: 'onItsWay' },
    });
    await settle(api);
    expect(await caseOf(api, request, id)).toMatchObject({
      decision: 'Refund',
      refund: { amountWon: 8_000, state: 'done' },
      timeline: [{ event: 'claimed' }, { event: 'answered' }, { event: 'decided', who: 'support', amountWon: 8_000 }],
    });
    const { payment } = await detailOf(api, request);
    const [first] = await itemIdsOf(api, request);
    expect(payment).toMatchObject({ status: 'PartiallyRefunded', refundedWon: 8_000 });
    expect(payment.refunds).toEqual([expect.objectContaining({ items: [{ id: first, name: '가죽/모피' }] })]);
    const [books] = await api.parts.database.select({ won: sum(ledgerEntries.amountWon) }).from(ledgerEntries);
    expect(Number(books?.won)).toBe(0);
  });

  it('notifies the customer once with a link to the case', async () => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    expect(await newest(request.customer.memberId)).toEqual({
      title: '세탁소 답변',
      text: '손상 접수에 세탁소가 답했어요. 동네세탁이 확인하고 결정하면 알려 드려요.',
      path: `/usage/case?id=${id}`,
    });
    await decide(api, id, { decision: 'Refund', amountWon: 3_000 });
    await decide(api, id, { decision: 'Refund', amountWon: 3_000 });
    expect(await newest(request.customer.memberId)).toEqual({
      title: '환불 결정',
      text: '손상 접수를 확인하고 환불하기로 했어요. 환불: 3,000원',
      path: `/usage/case?id=${id}`,
    });
    const told = await api.parts.database
      .select()
      .from(notifications)
      .where(eq(notifications.memberId, request.customer.memberId));
    expect(told.filter(({ title }) => title === '환불 결정')).toHaveLength(1);
  });

  it('may be a smaller amount', async () => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    const decided = (await decide(api, id, { decision: 'Refund', amountWon: 7_999 })).json();
    expect(decided).toMatchObject({
      status: 'Refunded',
      refund: { amountWon: 7_999 },
      leftWon: 4_001,
      decidableAt: null,
    });
    expect(decided.compensation).toBeUndefined();
  });

  it('returns as points what no money paid', async () => {
    const request = await paidAndHome(api, async (customer) => {
      await addPoints(api, customer, 10_000);
      return { points: 10_000 };
    });
    const id = await answered(request);
    await decide(api, id, { decision: 'Refund' });
    await settle(api);
    expect(await caseOf(api, request, id)).toMatchObject({
      refund: { amountWon: 2_000, points: 6_000, state: 'done' },
    });
    expect((await pointsOf(api, request.customer)).balance).toBe(6_000);
    expect((await newest(request.customer.memberId))?.text).toBeDefined();
  });

  it('of no more than an earlier refund is rejected, and the claim stays open', async () => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    const [first] = await itemIdsOf(api, request);
    await api.app.inject({
      method: 'POST',
      url: '/v1/operator/refunds',
      headers: await operatorHeaders(api),
      payload: { applicationId: request.id, itemIds: [first], reason: '품목 손상' },
    });
    const again = await decide(api, id, { decision: 'Refund', amountWon: 8_000 });
    expect([again.statusCode, again.json().error.svMessage]).toEqual([409, '이미 환불한 품목이에요: 가죽/모피']);
    const washed = await decide(api, id, { decision: 'WashAgain', collectOn: '2026-03-05' });
    expect([washed.statusCode, washed.json().error.svMessage]).toEqual([409, '이미 환불한 품목이에요.']);
    expect(await caseOf(api, request, id)).toMatchObject({ status: 'Answered', refund: null });
    expect((await decide(api, id, { decision: 'Refuse' })).statusCode).toBe(200);
  });

  it('and a concurrent manual refund return an item once', async () => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    const [first = 0] = await itemIdsOf(api, request);
    const byHand = api.parts.database
      .transaction((tx) => beginRefund(tx, api.parts, { requestId: request.id, itemIds: [first], reason: '손상' }))
      .then(
        () => 200,
        () => 409,
      );
    const decided = decide(api, id, { decision: 'Refund', amountWon: 8_000 });
    const statuses = [await byHand, (await decided).statusCode];
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const rows = await api.parts.database.select().from(itemRefunds).where(eq(itemRefunds.requestId, request.id));
    expect(rows).toHaveLength(1);
  });

  it('is decided with its refund or not at all', async () => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    const before = await api.parts.database.select().from(refunds);
    const broken = { ...api.parts, messages: { ...api.parts.messages, send: () => Promise.reject(new Error('dead')) } };
    await expect(decideClaim(broken, id, { decision: 'Refund', text: '환불해요' })).rejects.toThrow('dead');
    expect(await caseOf(api, request, id)).toMatchObject({ status: 'Answered', decision: null, refund: null });
    expect(await api.parts.database.select().from(refunds)).toHaveLength(before.length);
  });

  it('returns vouchers once, also after a crash before sending', async () => {
    const asked = await pricedVoucherRequest(api);
    await approve(api, asked);
    const request = await deliverRequest(api, asked);
    const id = await answered(request);
    const broken = partsWith(api, { giveBack: () => Promise.reject(new Error('dead')) });
    const dying = decideClaim(broken, id, { decision: 'Refund', text: '환불해요' });
    await expect(dying).rejects.toThrow('dead');
    expect(await caseOf(api, request, id)).toMatchObject({ status: 'Refunded', refund: { state: 'onItsWay' } });
    api.clock.travelTo(new Date(api.clock.now().getTime() + 60_000));
    await runVoucherJobs(api.parts);
    await runVoucherJobs(api.parts);
    const now = await withFreshTokens(api, request);
    expect(await caseOf(api, now, id)).toMatchObject({ refund: { amountWon: 1_900, state: 'done' } });
    expect((await bookOf(api, now)).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });
});

describe('decision on a claim', () => {
  it('waits exactly two days for a silent shop only', async () => {
    const request = await requestIn(api, 'Delivered');
    const id = await madeClaim(api, request);
    const early = await decide(api, id, { decision: 'Refuse' });
    expect([early.statusCode, early.json().error.svMessage]).toEqual([
      409,
      expect.stringMatching(/^세탁소의 답변을 기다리고 있어요\. 3월 4일 \(수\) .*부터 결정할 수 있어요\.$/),
    ]);
    const made = new Date((await caseOf(api, request, id)).createdAt).getTime();
    api.clock.travelTo(new Date(made + 48 * 3_600_000 - 5_000));
    expect((await decide(api, id, { decision: 'Refuse' })).statusCode).toBe(409);
    api.clock.travelTo(new Date(made + 48 * 3_600_000));
    expect((await decide(api, id, { decision: 'Refuse' })).statusCode).toBe(200);
    const late = await answerAs(api, await withFreshTokens(api, request), id);
    expect([late.statusCode, late.json().error.svMessage]).toEqual([409, '이미 답변했거나 결정된 접수예요.']);
  });

  it.each([
    ['another decision', { decision: 'WashAgain', collectOn: '2026-03-05' }],
    ['other words', { decision: 'Refuse', text: '다른 말이에요.' }],
  ])('stays unchanged against %s and is idempotent', async (_case, other) => {
    const request = await requestIn(api, 'Delivered');
    const id = await answered(request);
    expect((await decide(api, id, { decision: 'Refuse' })).statusCode).toBe(200);
    expect((await decide(api, id, { decision: 'Refuse' })).statusCode).toBe(200);
    const refused = await decide(api, id, other);
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([409, '이미 결정한 접수예요.']);
    expect((await caseOf(api, request, id)).timeline).toHaveLength(3);
    expect((await newest(request.customer.memberId))?.text).toBe(
      '손상 접수를 확인했지만 보상하지 않기로 했어요. 이유를 확인해 주세요.',
    );
  });

  it.each([
    ['without words', { decision: 'Refuse', text: ' \u200b ' }, 'text'],
    ['to refuse with an amount', { decision: 'Refuse', amountWon: 100 }, 'amountWon'],
    ['to refund on a day', { decision: 'Refund', collectOn: '2026-03-05' }, 'collectOn'],
    ['to wash again on no day', { decision: 'WashAgain' }, 'collectOn'],
    ['to wash again yesterday', { decision: 'WashAgain', collectOn: '2026-03-01' }, 'collectOn'],
    ['to wash again in 15 days', { decision: 'WashAgain', collectOn: '2026-03-17' }, 'collectOn'],
  ])('is rejected %s', async (_case, payload, field) => {
    const request = await requestIn(api, 'Delivered');
    const id = await answered(request);
    const { statusCode, json } = await decide(api, id, payload);
    expect([statusCode, Object.keys(json().error.fields)]).toEqual([422, [field]]);
  });

  it('rejects washing again for lost items and erased addresses', async () => {
    const request = await requestIn(api, 'Delivered');
    const id = await answered(request, 'Loss');
    const lost = await decide(api, id, { decision: 'WashAgain', collectOn: '2026-03-05' });
    expect(lost.json().error.fields).toEqual({ decision: '분실한 품목은 다시 세탁할 수 없어요.' });
  });

  it('rejects an unknown claim', async () => {
    expect((await decide(api, 99_999, { decision: 'Refuse' })).statusCode).toBe(404);
    const request = await requestIn(api, 'Delivered');
    const id = await madeClaim(api, request);
    const headers = request.shop;
    const url = `/v1/operator/claims/${id}/decide`;
    const foreign = await api.app.inject({
      method: 'POST',
      url,
      headers,
      payload: { decision: 'Refuse', text: '아니오' },
    });
    expect(foreign.statusCode).toBe(403);
    expect((await claimItem(api, request)).statusCode).toBe(409);
  });
});
