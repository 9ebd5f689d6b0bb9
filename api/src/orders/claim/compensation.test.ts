import { eq } from 'drizzle-orm';
import { CLAIM_COMPENSATION } from '@dongne/contract';
import { reconcile } from '#money';
import { claims, ledgerEntries, ledgerPostings } from '#tables';
import { addPoints } from '#testing/benefit-fixtures';
import { bellOf } from '#testing/voucher-fixtures';
import { addMember, operatorHeaders } from '#testing/fixtures';
import { withdraw } from '#testing/login';
import { detailOf, requestIn } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import {
  answerAs,
  caseOf,
  claimItem,
  decide,
  giveAccountTo,
  markPaid,
  madeClaim,
  paidAndHome,
  settle,
  type TestClaim,
} from '#testing/orders/claim-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

/** Leather that was bought two years before TEST_NOW; a useful life of five years makes it 50 %. */
const BOUGHT = { purchasePriceWon: '400000', purchasedOn: '2024-03-02' };

const answered = async (request: Awaited<ReturnType<typeof paidAndHome>>, claim: TestClaim = {}) => {
  const id = await madeClaim(api, request, claim);
  await answerAs(api, request, id);
  return id;
};

const entriesOf = async (claimId: number) => {
  const rows = await api.parts.database
    .select({ kind: ledgerPostings.kind, account: ledgerEntries.account, won: ledgerEntries.amountWon })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerPostings.claimId, claimId))
    .orderBy(ledgerEntries.id);
  return rows.map(({ kind, account, won }) => [kind, account, won]);
};

/** Compensations that Home shows. */
const homeCompensations = async ({ customer }: Awaited<ReturnType<typeof paidAndHome>>) =>
  (await api.app.inject({ url: '/v1/app/main', headers: customer.headers })).json().compensations;

describe('official amount of a claim', () => {
  it('is 20 times the washing fee without a proof, and the same for everyone', async () => {
    const request = await paidAndHome(api);
    const id = await madeClaim(api, request, { fields: { ...BOUGHT, wish: 'Money' } });
    const standard = { basis: 'fee', feeWon: 8_000, times: 20, amountWon: 160_000 };
    expect(await caseOf(api, request, id)).toMatchObject({
      wish: 'Money',
      standard,
      purchase: { priceWon: 400_000, boughtOn: '2024-03-02', life: 'leather', share: 'whole', proofs: [] },
    });
    const shop = await api.app.inject({ url: '/v1/partner/claims', headers: request.shop });
    expect(shop.json().items[0]).toMatchObject({ id, standard });
    const desk = await api.app.inject({ url: '/v1/operator/claims', headers: await operatorHeaders(api) });
    expect(desk.json().items.find((each: { id: number }) => each.id === id)).toMatchObject({ standard });
  });

  it.each([
    ['by age and useful life', {}, { years: 5, ratePercent: 50, amountWon: 200_000 }],
    ['of another kind', { life: 'fur' }, { years: 3, ratePercent: 40, amountWon: 160_000 }],
  ])('is the price %s with a proof', async (_case, fields, standard) => {
    const request = await paidAndHome(api);
    const id = await madeClaim(api, request, { fields: { ...BOUGHT, ...fields }, proofs: 1 });
    const shown = await caseOf(api, request, id);
    expect(shown.standard).toMatchObject({ basis: 'age', ...standard });
    expect(shown.purchase.proofs).toHaveLength(1);
    expect(shown.photos).toHaveLength(1);
    expect((await api.app.inject({ url: shown.purchase.proofs[0].url })).statusCode).toBe(200);
  });

  it.each([
    [{ purchasePriceWon: '400000' }, 0, { purchasedOn: '산 날짜를 골라 주세요.' }],
    [{ purchasedOn: '2024-03-02' }, 0, { purchasePriceWon: '산 가격을 적어 주세요.' }],
    [{}, 1, { purchasePriceWon: '산 가격을 적어 주세요.', purchasedOn: '산 날짜를 골라 주세요.' }],
    [
      { ...BOUGHT, purchasePriceWon: '1000000000000' },
      0,
      { purchasePriceWon: '산 가격은 1원부터 100,000,000원까지 적을 수 있어요.' },
    ],
    [
      { ...BOUGHT, purchasePriceWon: '0' },
      0,
      { purchasePriceWon: '산 가격은 1원부터 100,000,000원까지 적을 수 있어요.' },
    ],
    [{ ...BOUGHT, purchasedOn: '2024-02-30' }, 0, { purchasedOn: '산 날짜를 다시 확인해 주세요.' }],
    [
      { ...BOUGHT, purchasedOn: '2026-03-30' },
      0,
      { purchasedOn: '세탁소에 맡긴 날보다 나중이에요. 산 날짜를 다시 확인해 주세요.' },
    ],
    [{ ...BOUGHT, life: 'constructor' }, 0, { life: '품목 종류를 골라 주세요.' }],
    [{ ...BOUGHT, life: 'coat' }, 1, { life: '품목 종류를 골라 주세요.' }],
    [{ ...BOUGHT, setShare: 'topOfTwo' }, 1, { setShare: '한 벌 중 어느 것인지 골라 주세요.' }],
    [{ setShare: 'half' }, 0, { setShare: '한 벌 중 어느 것인지 골라 주세요.' }],
    [{ wish: 'Revenge' }, 0, { wish: '원하는 방법을 골라 주세요.' }],
    [{ kind: 'Loss', wish: 'WashAgain' }, 0, { wish: '분실한 품목은 다시 세탁할 수 없어요.' }],
  ])('needs a purchase that can be true: %j', async (fields, proofs, told) => {
    const answer = await claimItem(api, await paidAndHome(api), { fields, proofs });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, told]);
  });
});

describe('compensation', () => {
  it('is what the award exceeds the refund by, asked for an account, and paid once', async () => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    expect((await decide(api, id, { decision: 'Refund' })).json()).toMatchObject({
      refund: { amountWon: 8_000 },
      compensation: { amountWon: 152_000, state: 'needsAccount', account: null },
      payTo: null,
    });
    expect((await bellOf(api, request.customer))[0]?.text).toBe(
      '손상 접수를 확인하고 보상하기로 했어요. 환불: 8,000원, 계좌 입금: 152,000원. 입금받을 계좌를 알려 주세요.',
    );
    expect((await detailOf(api, request)).claims).toMatchObject([{ id, compensation: 'needsAccount' }]);
    expect(await homeCompensations(request)).toEqual([
      { claimId: id, laundryName: '햇살세탁소', itemName: '가죽/모피', amountWon: 152_000 },
    ]);
    expect((await markPaid(api, id)).json().error.svMessage).toBe('고객이 아직 계좌를 알려 주지 않았어요.');
    expect((await giveAccountTo(api, request, id)).json().compensation).toEqual({
      amountWon: 152_000,
      state: 'onItsWay',
      account: '신한 ****6789',
    });
    expect((await bellOf(api, request.customer))[0]?.text).toBe(
      '보상을 입금받을 계좌를 등록했어요: 신한 ****6789. 직접 하지 않으셨다면 바로 문의해 주세요.',
    );
    expect(await homeCompensations(request)).toEqual([]);
    await giveAccountTo(api, request, id, { bank: '우리', number: '１００２ 123 456789' });
    expect((await bellOf(api, request.customer))[0]?.text).toBe(
      '보상을 입금받을 계좌를 바꿨어요: 우리 ****6789. 직접 하지 않으셨다면 바로 문의해 주세요.',
    );
    expect((await markPaid(api, id)).json().error.svMessage).toBe('고객이 계좌를 바꿨어요. 새 계좌를 확인해 주세요.');
    const paid = await Promise.all(Array.from({ length: 6 }, () => markPaid(api, id, '1002-123-456789')));
    expect(paid.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const shown = await caseOf(api, request, id);
    expect(shown.compensation).toEqual({
      amountWon: 152_000,
      state: 'paid',
      account: '우리 ****6789',
      paidAt: expect.stringMatching(/^2026-03-02T01:/),
    });
    const transfer = { event: 'compensationPaid', who: 'support', text: '우리 ****6789', compensationWon: 152_000 };
    expect(shown.timeline.at(-1)).toMatchObject(transfer);
    expect(await entriesOf(id)).toEqual([
      ['compensation', 'compensation', 152_000],
      ['compensation', 'claimants', -152_000],
      ['compensationPaid', 'claimants', 152_000],
      ['compensationPaid', 'bank', -152_000],
    ]);
    const texts = (await bellOf(api, request.customer)).map(({ text }: { text: string }) => text);
    expect(texts.filter((text: string) => text.includes('계좌로 보냈어요'))).toEqual([
      '손상 보상 152,000원을 우리 ****6789 계좌로 보냈어요.',
    ]);
    expect((await giveAccountTo(api, request, id)).json().error.svMessage).toBe('보상을 이미 계좌로 보내 드렸어요.');
    await settle(api);
    expect((await reconcile(api.parts, { from: '2026-03-02' })).differences).toEqual([]);
  });

  it('that differs from its posting is a difference of the books', async () => {
    const id = await answered(await paidAndHome(api));
    await decide(api, id, { decision: 'Refund' });
    await settle(api);
    await api.parts.database.update(claims).set({ compensationWon: 1 }).where(eq(claims.id, id));
    expect((await reconcile(api.parts, { from: '2026-03-02' })).differences).toEqual([
      expect.objectContaining({ kind: 'notPosted', subject: `claim ${id}`, ours: '1원', theirs: '152,000원' }),
    ]);
    await api.parts.database.update(claims).set({ compensationWon: 152_000 }).where(eq(claims.id, id));
  });

  it('waits at the top of the desk once it has an account, which no customer or shop reads', async () => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    await decide(api, id, { decision: 'Refund' });
    await giveAccountTo(api, request, id);
    const desk = async () => {
      const headers = await operatorHeaders(api);
      return (await api.app.inject({ url: '/v1/operator/claims', headers })).json().items;
    };
    const waiting = (await desk()).findIndex((each: { id: number }) => each.id === id);
    expect((await desk())[waiting].payTo).toEqual({ bank: '신한', number: '110123456789', holder: '홍길동' });
    const later = await answered(await paidAndHome(api));
    const ids = (await desk()).map((each: { id: number }) => each.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(later));
    const shop = await api.app.inject({ url: '/v1/partner/claims', headers: request.shop });
    for (const text of [shop.body, JSON.stringify(await caseOf(api, request, id))])
      for (const secret of ['110123456789', '홍길동']) expect(text).not.toContain(secret);
    const [row] = await api.parts.database.select({ account: claims.account }).from(claims).where(eq(claims.id, id));
    expect(row?.account).toMatch(/^v1\./);
    await markPaid(api, id);
    const paid = (await desk()).find((each: { id: number }) => each.id === id);
    expect(paid).toMatchObject({ payTo: null, compensation: { state: 'paid', account: '신한 ****6789' } });
    const answer = await api.app.inject({ url: '/v1/partner/claims', headers: request.shop });
    expect(answer.json().items[0]).toMatchObject({ id, compensation: { state: 'paid', account: null } });
    expect(answer.body).not.toContain('6789');
  });

  it('counts refunded points, and an earlier refund of the item', async () => {
    const pointed = await paidAndHome(api, async (customer) => {
      await addPoints(api, customer, 10_000);
      return { points: 10_000 };
    });
    const id = await answered(pointed);
    await decide(api, id, { decision: 'Refund', amountWon: 10_000 });
    expect(await caseOf(api, pointed, id)).toMatchObject({
      refund: { amountWon: 2_000, points: 6_000 },
      compensation: { amountWon: 2_000 },
      timeline: [{}, {}, { event: 'decided', amountWon: 2_000, compensationWon: 2_000 }],
    });
    const refunded = await paidAndHome(api);
    const later = await answered(refunded);
    const { item } = await caseOf(api, refunded, later);
    await api.app.inject({
      method: 'POST',
      url: '/v1/operator/refunds',
      headers: await operatorHeaders(api),
      payload: { applicationId: refunded.id, itemIds: [item.id], reason: '품목 손상' },
    });
    await decide(api, later, { decision: 'Refund', amountWon: 50_000 });
    expect((await caseOf(api, refunded, later)).compensation.amountWon).toBe(42_000);
  });

  it('is awarded once, also repeated with its amount', async () => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => decide(api, id, { decision: 'Refund', amountWon: 100_000 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await entriesOf(id)).toHaveLength(2);
    expect((await decide(api, id, { decision: 'Refund', amountWon: 100_001 })).statusCode).toBe(409);
  });

  it('is never less than the item cost when the desk names no amount', async () => {
    const request = await paidAndHome(api);
    const old = { purchasePriceWon: '30000', purchasedOn: '2010-01-01' };
    const id = await answered(request, { fields: old, proofs: 1 });
    const decided = (await decide(api, id, { decision: 'Refund' })).json();
    expect(decided).toMatchObject({ standard: { amountWon: 3_000 }, refund: { amountWon: 8_000 } });
    expect(decided.compensation).toBeUndefined();
  });

  it('is owed for laundry that is not paid yet', async () => {
    const request = await requestIn(api, 'Delivered');
    const id = await answered(request);
    expect((await decide(api, id, { decision: 'Refund' })).json()).toMatchObject({
      refund: null,
      compensation: { amountWon: 38_000 },
    });
  });

  it('has a highest amount', async () => {
    const id = await answered(await paidAndHome(api));
    const amountWon = CLAIM_COMPENSATION.maxPriceWon * CLAIM_COMPENSATION.feeTimes + 1;
    expect((await decide(api, id, { decision: 'Refund', amountWon })).statusCode).toBe(422);
  });

  it.each([
    [{ bank: '동네은행' }, 'bank'],
    [{ number: '1234567' }, 'number'],
    [{ number: '12345678901234567' }, 'number'],
    [{ number: '1234 계좌' }, 'number'],
    [{ holder: ' \u200b ' }, 'holder'],
    [{ holder: '가'.repeat(31) }, 'holder'],
  ])('needs a real account: %j', async (part, field) => {
    const request = await paidAndHome(api);
    const id = await answered(request);
    await decide(api, id, { decision: 'Refund' });
    const answer = await giveAccountTo(api, request, id, part);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });

  it('is paid to its own claimant only, and holds a withdrawal until then', async () => {
    const request = await paidAndHome(api);
    await api.app.inject({
      method: 'POST',
      url: `/v1/app/request/delivery/${request.id}/confirm`,
      headers: request.customer.headers,
    });
    const id = await answered(request);
    expect((await giveAccountTo(api, request, id)).json().error.svMessage).toBe('계좌로 받으실 보상이 없는 접수예요.');
    await decide(api, id, { decision: 'Refund' });
    expect((await giveAccountTo(api, { customer: await addMember(api) }, id)).statusCode).toBe(404);
    expect((await withdraw(api, request.customer.headers)).statusCode).toBe(409);
    await giveAccountTo(api, request, id);
    await markPaid(api, id);
    await settle(api);
    expect((await withdraw(api, request.customer.headers)).statusCode).toBe(204);
  });
});
