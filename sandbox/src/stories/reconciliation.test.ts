import { eq, sql } from 'drizzle-orm';
import { addCharge, giveCard, withProvider } from '@dongne/api/testing/money/charge-fixtures';
import { cancelCharge } from '../payments/card-cancels';
import { chargeRegistered } from '../payments/card-settlement';
import { addVoucherEntry } from '../vouchers/voucher-repository';
import { charges, paymentAttempts, voucherUses } from '@dongne/api/tables';
import { sandboxBillingKeys, sandboxCardLedger, sandboxVoucherLedger } from '../tables';
import { operatorHeaders } from '@dongne/api/testing/fixtures';
import { approve } from '@dongne/api/testing/shop-commands';
import { TEST_NOW } from '@dongne/api/testing/test-api';
import { openSandboxApi, QUIET } from '../testing/sandbox-api';
import { pricedVoucherRequest } from '@dongne/api/testing/voucher-fixtures';
import { DAY_MS, PROVIDERS, useBooks } from '@dongne/api/testing/money/use-books';

type Provider = (typeof PROVIDERS)[number];

const books = useBooks(openSandboxApi);
const { compared, differences, work, someone, paid, giveBack, byHand, days, late } = books;

const sandboxName = (provider: Provider): 'inicis' | 'nicepay' => (provider === 'INICIS' ? 'inicis' : 'nicepay');

/** A registered card at a provider. */
const keyAt = async (provider: Provider): Promise<string> => {
  const isIts = eq(sandboxBillingKeys.provider, sandboxName(provider));
  const [card] = await books.api.parts.database.select().from(sandboxBillingKeys).where(isIts);
  return card?.billingKey ?? '';
};

describe.each(PROVIDERS)('books that agree with those of %s', (provider) => {
  it('have no difference and equal sums', async () => {
    const { request } = await paid(provider);
    await giveBack(request, 3_000);
    await giveBack(request, 3_000);
    await paid(provider, 5_000);
    expect(await compared()).toMatchObject({ from: books.today, to: books.today, differences: [] });
    expect((await compared()).books).toContainEqual(
      expect.objectContaining({ book: provider, oursWon: 12_410, theirsWon: 12_410, notRead: null }),
    );
  });

  it('agree on a lost answer before midnight, posted after it', async () => {
    books.api.clock.travelTo(late(0));
    const request = await someone();
    await giveCard(books.api, request.customer.memberId, '0000', provider);
    await addCharge(books.api, request);
    const losing = withProvider(books.api.parts, provider, (real) => ({
      charge: async (call) => {
        await real.charge(call);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));
    await work(losing);
    expect(await differences()).toEqual([`${provider} inDoubt: charge of 13,410원 is unknown / –`]);
    books.api.clock.advance(60_000);
    await work();
    for (const query of [days(0), days(1), days(0, 1)]) expect(await differences(query)).toEqual([]);
    const losingAgain = withProvider(books.api.parts, provider, (real) => ({
      refund: async (call) => {
        await real.refund(call);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));
    books.api.clock.travelTo(late(1));
    await books.api.app.inject({
      method: 'POST',
      url: '/v1/operator/refunds',
      headers: await operatorHeaders(books.api),
      payload: { applicationId: request.id, amountWon: 3_000, reason: '품목 손상' },
    });
    await work(losingAgain);
    expect(await differences(days(1))).toEqual([`${provider} inDoubt: cancel of 3,000원 is unknown / –`]);
    books.api.clock.advance(60_000);
    await work();
    for (const query of [days(1), days(2), days(0, 2)]) expect(await differences(query)).toEqual([]);
  });

  it('agree on an undone payment, also across two days', async () => {
    const { attempt } = await paid(provider);
    books.api.clock.travelTo(late(0));
    const { database } = books.api.parts;
    const other = await paid(provider);
    const billingKey = await keyAt(provider);
    await database.update(paymentAttempts).set({ state: 'refused' }).where(eq(paymentAttempts.id, attempt.id));
    const order = {
      provider: sandboxName(provider),
      billingKey,
      orderId: `later-${books.today}`,
      amountWon: 9_000,
      goodsName: '세탁',
    } as const;
    const done = await chargeRegistered(books.api.parts, QUIET, order);
    await database.insert(paymentAttempts).values({
      ...{ chargeId: other.charge.id, orderId: `later-${books.today}`, provider, amountWon: 9_000, state: 'dropped' },
      startedAt: books.api.clock.now(),
      sentAt: books.api.clock.now(),
    });
    books.api.clock.advance(60_000);
    const tid = done.kind === 'charged' ? done.entry.tid : '';
    await cancelCharge(books.api.parts, { provider: sandboxName(provider), tid, reason: 'netcancel' });
    const found = await compared(days(0, 1));
    expect(found.differences.filter(({ subject }) => subject.startsWith('later'))).toEqual([]);
  });
});

describe.each(PROVIDERS)('difference from the book of %s', (provider) => {
  it('reports a payment that is missing there', async () => {
    const { attempt } = await paid(provider);
    await byHand('sandbox_card_ledger', sql`delete from sandbox_card_ledger where order_id = ${attempt.orderId}`);
    expect(await differences()).toEqual([`${provider} notTheirs: paid 13,410원 / –`]);
  });

  it('reports an amount that differs there', async () => {
    const { attempt } = await paid(provider);
    await byHand(
      'sandbox_card_ledger',
      sql`update sandbox_card_ledger set amount_won = 13000 where order_id = ${attempt.orderId}`,
    );
    expect(await differences()).toEqual([`${provider} otherAmount: paid 13,410원 / paid 13,000원`]);
  });

  it('reports a payment that is unknown here', async () => {
    await paid(provider);
    const orderId = `a-stranger-${books.today}`;
    const order = { billingKey: await keyAt(provider), orderId, amountWon: 7_000, goodsName: '세탁' };
    await chargeRegistered(books.api.parts, QUIET, { ...order, provider: sandboxName(provider) });
    const found = await compared();
    expect(found.differences).toMatchObject([
      { kind: 'notOurs', subject: orderId, ours: null, theirs: 'paid 7,000원' },
    ]);
  });

  it('reports a refund that was done there only', async () => {
    const { request, attempt } = await paid(provider);
    await giveBack(request, 3_000);
    const cancel = { provider: sandboxName(provider), tid: attempt.tid ?? '', amountWon: 3_000, reason: '직접 취소' };
    await cancelCharge(books.api.parts, cancel);
    expect(await differences()).toEqual([`${provider} notOurs: – / refunded 3,000원`]);
  });

  it('reports a refund there only, after one of equal amount', async () => {
    const { request, attempt } = await paid(provider);
    await giveBack(request, 3_000);
    books.api.clock.advance(DAY_MS);
    const cancel = { provider: sandboxName(provider), tid: attempt.tid ?? '', amountWon: 3_000, reason: '직접 취소' };
    await cancelCharge(books.api.parts, cancel);
    expect(await differences()).toEqual([]);
    expect(await differences(days(1))).toEqual([`${provider} notOurs: – / refunded 3,000원`]);
  });

  it('reports a refund that is missing there', async () => {
    const { request, attempt } = await paid(provider);
    await giveBack(request, 3_000);
    await byHand(
      'sandbox_card_ledger',
      sql`delete from sandbox_card_ledger where kind = 'cancel' and order_id = ${attempt.orderId}`,
    );
    expect(await differences()).toEqual([`${provider} notTheirs: refunded 3,000원 / –`]);
  });

  it('reports money taken for a dropped attempt', async () => {
    const { charge, attempt } = await paid(provider);
    const { database } = books.api.parts;
    await byHand(
      'ledger_entries',
      sql`delete from ledger_entries where posting_id in (select id from ledger_postings where attempt_id = ${attempt.id})`,
    );
    await byHand('ledger_postings', sql`delete from ledger_postings where attempt_id = ${attempt.id}`);
    await database.update(paymentAttempts).set({ state: 'dropped' }).where(eq(paymentAttempts.id, attempt.id));
    await database.update(charges).set({ status: 'Issued', paidAt: null }).where(eq(charges.id, charge.id));
    expect(await differences()).toEqual([`${provider} otherState: dropped / paid 13,410원`]);
  });
});

describe('vouchers', () => {
  it('agree, and their differences are reported', async () => {
    books.beginOn(TEST_NOW);
    const request = await pricedVoucherRequest(books.api);
    await approve(books.api, request);
    expect(await compared()).toMatchObject({ differences: [] });
    const [use] = await books.api.parts.database.select().from(voucherUses);
    const [spend] = await books.api.parts.database
      .select()
      .from(sandboxVoucherLedger)
      .where(eq(sandboxVoucherLedger.kind, 'spend'));
    if (use === undefined || spend === undefined) throw new Error('nothing was spent');
    await books.api.parts.database.transaction((tx) =>
      addVoucherEntry(tx, {
        ...{ at: books.api.clock.now(), memberRef: spend.memberRef, orderId: spend.orderId },
        ...{ kind: 'refund', refundId: 'by-them', amountWon: 900 },
      }),
    );
    expect(await differences()).toEqual(['VOUCHERS notOurs: – / refunded 900원']);
    await books.api.parts.database.update(voucherUses).set({ amountWon: 8_000 });
    expect(await differences()).toEqual([
      'VOUCHERS otherAmount: paid 8,000원 / paid 8,900원',
      'VOUCHERS notOurs: – / refunded 900원',
    ]);
  });
});

describe('book of several pages', () => {
  it('is read to its end', async () => {
    const at = books.api.clock.now();
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      ...({ at, provider: 'nicepay', kind: 'charge', state: 'approved', amountWon: 1_000, goodsName: '세탁' } as const),
      ...({ tid: `t${index}`, orderId: `o${index}`, lastFour: '0000', issuer: 'kb' } as const),
    }));
    await books.api.parts.database.insert(sandboxCardLedger).values(rows);
    const found = await compared();
    expect(found.differences).toHaveLength(1_203);
    expect(found.books).toContainEqual(expect.objectContaining({ book: 'NICEPAY', oursWon: 0, theirsWon: 1_203_000 }));
  });
});
