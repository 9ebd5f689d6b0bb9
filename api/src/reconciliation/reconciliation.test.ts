import { seoulDate, startOfSeoulDay } from '@dongne/contract';
import { eq, sql } from 'drizzle-orm';
import { runUntilQuiet } from '../jobs';
import { chargeJobs } from '../charges/charge-jobs';
import { addCharge, giveCard, withProvider } from '../charges/testing/charge-fixtures';
import { cancelCharge } from '../sandbox/payments/card-cancels';
import { chargeRegistered } from '../sandbox/payments/card-settlement';
import { addVoucherEntry } from '../sandbox/vouchers/voucher-repository';
import {
  charges,
  ledgerPostings,
  paymentAttempts,
  refunds,
  sandboxBillingKeys,
  sandboxCardLedger,
  sandboxVoucherLedger,
  voucherUses,
} from '../tables';
import { operatorHeaders } from '../testing/fixtures';
import { approve, asCustomer, requestIn, type TestRequest, withFreshTokens } from '../testing/shop-commands';
import { openTestApi, QUIET, TEST_NOW, type TestApi } from '../testing/test-api';
import { askedVoucherRequest } from '../testing/voucher-fixtures';
import type { Difference } from './differences';
import { EXIT, runReconcile } from './reconcile-command';
import type { ReconciliationView } from './reconciliation-schemas';

const WEEK_MS = 7 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const PROVIDERS = ['INICIS', 'NICEPAY'] as const;
type Provider = (typeof PROVIDERS)[number];

let api: TestApi;
let weeks = 0;
/* Each story has a Monday of its own: a difference of one would be told in the next. */
let today = '';
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  weeks += 1;
  const now = TEST_NOW.getTime() + weeks * WEEK_MS;
  api.clock.travelTo(new Date(now));
  today = seoulDate(now);
});

/** The day so many days after the one of this story. */
const day = (later: number): string => seoulDate(startOfSeoulDay(today) + later * 24 * HOUR_MS);
const days = (from: number, to = from): string => `?from=${day(from)}&to=${day(to)}`;
const late = (later: number): Date => new Date(`${day(later)}T23:59:50+09:00`);

const answered = async (query = days(0)) =>
  api.app.inject({ url: `/v1/operator/reconciliation${query}`, headers: await operatorHeaders(api) });
const compared = async (query?: string): Promise<ReconciliationView> => (await answered(query)).json();
const said = ({ book, kind, ours, theirs }: Difference) => `${book} ${kind}: ${ours ?? '–'} / ${theirs ?? '–'}`;
const differences = async (query?: string): Promise<string[]> => (await compared(query)).differences.map(said);

const work = (parts = api.parts) => runUntilQuiet(parts, chargeJobs);

/** A request of somebody new; pickups are booked in the first week. */
const someone = async (): Promise<TestRequest> => {
  const now = api.clock.now();
  api.clock.travelTo(TEST_NOW);
  const request = await requestIn(api, 'Requested');
  api.clock.travelTo(now);
  return withFreshTokens(api, request);
};

const paid = async (provider: Provider, amountWon = 13_410) => {
  const request = await someone();
  await giveCard(api, request.customer.memberId, '0000', provider);
  const charge = await addCharge(api, request, amountWon);
  await asCustomer(api, request, 'pay');
  const [attempt] = await api.parts.database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.chargeId, charge.id));
  if (attempt === undefined) throw new Error('nothing was tried');
  return { request, charge, attempt };
};

const giveBack = async (request: TestRequest, amountWon?: number) => {
  await api.app.inject({
    method: 'POST',
    url: '/v1/operator/refunds',
    headers: await operatorHeaders(api),
    payload: { applicationId: request.id, ...(amountWon !== undefined && { amountWon }), reason: '품목 손상' },
  });
  await work();
};

/** Changes rows that the database itself protects, as somebody with all its rights could. */
const byHand = (table: string, ...statements: readonly ReturnType<typeof sql>[]) =>
  api.parts.database.transaction(async (tx) => {
    await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    for (const statement of statements) await tx.execute(statement);
    await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });

/** A card that a provider knows. */
const keyAt = async (provider: Provider): Promise<string> => {
  const isIts = eq(sandboxBillingKeys.provider, sandboxName(provider));
  const [card] = await api.parts.database.select().from(sandboxBillingKeys).where(isIts);
  return card?.billingKey ?? '';
};

/** A provider that does not answer when it is asked for its book. */
const silence = (name: Provider) => {
  const provider = api.parts.cardProviders[name];
  if (provider === null) throw new Error('no provider');
  const doubt = { why: 'timeout' } as const;
  return jest.spyOn(provider, 'bookOf').mockResolvedValue({ state: 'unknown', doubt, netCancel: 'not-offered' });
};

const sandboxName = (provider: Provider): 'inicis' | 'nicepay' => (provider === 'INICIS' ? 'inicis' : 'nicepay');

describe.each(PROVIDERS)('books that agree with those of %s', (provider) => {
  it('have nothing to say, and sum to the same', async () => {
    const { request } = await paid(provider);
    await giveBack(request, 3_000);
    await giveBack(request, 3_000);
    await paid(provider, 5_000);
    expect(await compared()).toMatchObject({ from: today, to: today, differences: [] });
    expect((await compared()).books).toContainEqual(
      expect.objectContaining({ book: provider, oursWon: 12_410, theirsWon: 12_410, notRead: null }),
    );
  });

  it('agree where an answer was lost before midnight, and written down after it', async () => {
    api.clock.travelTo(late(0));
    const request = await someone();
    await giveCard(api, request.customer.memberId, '0000', provider);
    await addCharge(api, request);
    const losing = withProvider(api.parts, provider, (real) => ({
      charge: async (call) => {
        await real.charge(call);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));
    await work(losing);
    expect(await differences()).toEqual([`${provider} inDoubt: charge of 13,410원 is unknown / –`]);
    api.clock.advance(60_000);
    await work();
    for (const query of [days(0), days(1), days(0, 1)]) expect(await differences(query)).toEqual([]);
    const losingAgain = withProvider(api.parts, provider, (real) => ({
      refund: async (call) => {
        await real.refund(call);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));
    api.clock.travelTo(late(1));
    await api.app.inject({
      method: 'POST',
      url: '/v1/operator/refunds',
      headers: await operatorHeaders(api),
      payload: { applicationId: request.id, amountWon: 3_000, reason: '품목 손상' },
    });
    await work(losingAgain);
    expect(await differences(days(1))).toEqual([`${provider} inDoubt: cancel of 3,000원 is unknown / –`]);
    api.clock.advance(60_000);
    await work();
    for (const query of [days(1), days(2), days(0, 2)]) expect(await differences(query)).toEqual([]);
  });

  it('agree where the provider took nothing in the end, also when that was on two days', async () => {
    const { attempt } = await paid(provider);
    api.clock.travelTo(late(0));
    const { database } = api.parts;
    const other = await paid(provider);
    const billingKey = await keyAt(provider);
    await database.update(paymentAttempts).set({ state: 'refused' }).where(eq(paymentAttempts.id, attempt.id));
    const order = {
      provider: sandboxName(provider),
      billingKey,
      orderId: `later-${today}`,
      amountWon: 9_000,
      goodsName: '세탁',
    } as const;
    const done = await chargeRegistered(api.parts, QUIET, order);
    await database.insert(paymentAttempts).values({
      ...{ chargeId: other.charge.id, orderId: `later-${today}`, provider, amountWon: 9_000, state: 'dropped' },
      startedAt: api.clock.now(),
      sentAt: api.clock.now(),
    });
    api.clock.advance(60_000);
    const tid = done.kind === 'charged' ? done.entry.tid : '';
    await cancelCharge(api.parts, { provider: sandboxName(provider), tid, reason: 'netcancel' });
    const found = await compared(days(0, 1));
    expect(found.differences.filter(({ subject }) => subject.startsWith('later'))).toEqual([]);
  });
});

describe.each(PROVIDERS)('what differs from the book of %s', (provider) => {
  it('is a payment that is gone there', async () => {
    const { attempt } = await paid(provider);
    await byHand('sandbox_card_ledger', sql`delete from sandbox_card_ledger where order_id = ${attempt.orderId}`);
    expect(await differences()).toEqual([`${provider} notTheirs: paid 13,410원 / –`]);
  });

  it('is an amount that is another one there', async () => {
    const { attempt } = await paid(provider);
    await byHand(
      'sandbox_card_ledger',
      sql`update sandbox_card_ledger set amount_won = 13000 where order_id = ${attempt.orderId}`,
    );
    expect(await differences()).toEqual([`${provider} otherAmount: paid 13,410원 / paid 13,000원`]);
  });

  it('is a payment that we have never heard of', async () => {
    await paid(provider);
    const orderId = `a-stranger-${today}`;
    const order = { billingKey: await keyAt(provider), orderId, amountWon: 7_000, goodsName: '세탁' };
    await chargeRegistered(api.parts, QUIET, { ...order, provider: sandboxName(provider) });
    const found = await compared();
    expect(found.differences).toMatchObject([
      { kind: 'notOurs', subject: orderId, ours: null, theirs: 'paid 7,000원' },
    ]);
  });

  it('is a refund that was done there only, beside one that both have', async () => {
    const { request, attempt } = await paid(provider);
    await giveBack(request, 3_000);
    const cancel = { provider: sandboxName(provider), tid: attempt.tid ?? '', amountWon: 3_000, reason: '직접 취소' };
    await cancelCharge(api.parts, cancel);
    expect(await differences()).toEqual([`${provider} notOurs: – / refunded 3,000원`]);
  });

  it('is a refund that was done there only, on the day after one of the same amount', async () => {
    const { request, attempt } = await paid(provider);
    await giveBack(request, 3_000);
    api.clock.advance(24 * HOUR_MS);
    const cancel = { provider: sandboxName(provider), tid: attempt.tid ?? '', amountWon: 3_000, reason: '직접 취소' };
    await cancelCharge(api.parts, cancel);
    expect(await differences()).toEqual([]);
    expect(await differences(days(1))).toEqual([`${provider} notOurs: – / refunded 3,000원`]);
  });

  it('is a refund that is gone there', async () => {
    const { request, attempt } = await paid(provider);
    await giveBack(request, 3_000);
    await byHand(
      'sandbox_card_ledger',
      sql`delete from sandbox_card_ledger where kind = 'cancel' and order_id = ${attempt.orderId}`,
    );
    expect(await differences()).toEqual([`${provider} notTheirs: refunded 3,000원 / –`]);
  });

  it('is money that it took for a try that we have given up', async () => {
    const { charge, attempt } = await paid(provider);
    const { database } = api.parts;
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

describe('a ledger', () => {
  it('says when a payment stands in it with no posting, or with another amount', async () => {
    const { charge, attempt } = await paid('INICIS');
    await byHand(
      'ledger_entries',
      sql`update ledger_entries set amount_won = sign(amount_won) * 13000 where posting_id in (select id from ledger_postings where attempt_id = ${attempt.id})`,
    );
    expect(await differences()).toEqual([
      'INICIS otherAmount: paid 13,000원 / paid 13,410원',
      'LEDGER notPosted: 13,410원 / 13,000원',
      'LEDGER otherDebt: 0원 / 410원',
    ]);
    expect((await compared()).differences.at(-1)?.subject).toBe(`charge ${charge.id}`);
  });

  it('says when a refund is not in it, and when other refunds are counted than were done', async () => {
    const { request, charge } = await paid('NICEPAY');
    const isIts = eq(refunds.chargeId, charge.id);
    await giveBack(request, 3_000);
    const { database } = api.parts;
    await database.update(refunds).set({ state: 'refused' }).where(isIts);
    expect(await differences()).toEqual(['LEDGER notSettled: – / –', 'LEDGER otherRefunds: 3,000원 / 0원']);
    await database.update(refunds).set({ state: 'done', amountWon: 2_000 }).where(isIts);
    expect(await differences()).toEqual([
      'LEDGER notPosted: 2,000원 / 3,000원',
      'LEDGER otherRefunds: 3,000원 / 2,000원',
    ]);
  });

  it('says when a posting is no zero, which nobody without all rights can write', async () => {
    const { charge } = await paid('INICIS');
    const { database } = api.parts;
    const [posting] = await database.select().from(ledgerPostings).where(eq(ledgerPostings.chargeId, charge.id));
    const entry = sql`insert into ledger_entries (posting_id, account, amount_won) values (${posting?.id ?? 0}, 'waived', 1)`;
    await expect(database.execute(entry)).rejects.toThrow();
    expect(await differences()).toEqual([]);
    await byHand('ledger_entries', entry);
    expect(await differences()).toEqual(['LEDGER unbalanced: 0원 / 1원']);
  });
});

describe('vouchers', () => {
  it('agree, and are named where they do not', async () => {
    api.clock.travelTo(TEST_NOW);
    today = seoulDate(TEST_NOW);
    const request = await askedVoucherRequest(api);
    await approve(api, request);
    expect(await compared()).toMatchObject({ differences: [] });
    const [use] = await api.parts.database.select().from(voucherUses);
    const [spend] = await api.parts.database
      .select()
      .from(sandboxVoucherLedger)
      .where(eq(sandboxVoucherLedger.kind, 'spend'));
    if (use === undefined || spend === undefined) throw new Error('nothing was spent');
    await api.parts.database.transaction((tx) =>
      addVoucherEntry(tx, {
        ...{ at: api.clock.now(), memberRef: spend.memberRef, orderId: spend.orderId },
        ...{ kind: 'refund', refundId: 'by-them', amountWon: 900 },
      }),
    );
    expect(await differences()).toEqual(['VOUCHERS notOurs: – / refunded 900원']);
    await api.parts.database.update(voucherUses).set({ amountWon: 8_000 });
    expect(await differences()).toEqual([
      'VOUCHERS otherAmount: paid 8,000원 / paid 8,900원',
      'VOUCHERS notOurs: – / refunded 900원',
    ]);
  });
});

describe('a book of more than a page', () => {
  it('is read to its end', async () => {
    const at = api.clock.now();
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      ...({ at, provider: 'nicepay', kind: 'charge', state: 'approved', amountWon: 1_000, goodsName: '세탁' } as const),
      ...({ tid: `t${index}`, orderId: `o${index}`, lastFour: '0000', issuer: 'kb' } as const),
    }));
    await api.parts.database.insert(sandboxCardLedger).values(rows);
    const found = await compared();
    expect(found.differences).toHaveLength(1_203);
    expect(found.books).toContainEqual(expect.objectContaining({ book: 'NICEPAY', oursWon: 0, theirsWon: 1_203_000 }));
  });
});

describe('the command', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runReconcile(args, {
      apiUrl: '',
      operatorKey: null,
      write: (line) => lines.push(line),
      fetch: async (url, { method, headers }) => {
        const { statusCode, body } = await api.app.inject({ method, url, headers });
        return { ok: statusCode < 300, status: statusCode, text: async () => body };
      },
    });
    return { code, lines };
  };

  it('ends with 0 when all agrees, with yesterday when no day is named', async () => {
    await paid('INICIS');
    api.clock.advance(24 * HOUR_MS);
    const { code, lines } = await run();
    expect([code, lines.at(0), lines.at(-1)]).toEqual([
      EXIT.agrees,
      `${today}  INICIS    ours 13,410원  theirs 13,410원`,
      '1 days, 0 differences, 0 books not read',
    ]);
  });

  it('ends with 1 and names each difference of each day, also as JSON', async () => {
    const { attempt } = await paid('INICIS');
    await byHand('sandbox_card_ledger', sql`delete from sandbox_card_ledger where order_id = ${attempt.orderId}`);
    const { code, lines } = await run('--from', day(-1), '--to', today);
    expect([code, lines.at(-1)]).toEqual([EXIT.differs, '2 days, 1 differences, 0 books not read']);
    expect(lines.join('\n')).toContain('with us only: ');
    const asJson = await run('--from', today, '--to', today, '--json');
    expect(asJson.code).toBe(EXIT.differs);
    expect(asJson.lines.map((line) => JSON.parse(line).differences.length)).toEqual([1]);
  });

  it('ends with 2 when a provider cannot be asked, when no API answers, and when the days are none', async () => {
    const spy = silence('INICIS');
    const { code, lines } = await run('--from', today, '--to', today);
    expect([code, lines[0]]).toEqual([EXIT.notAsked, `${today}  INICIS    could not be asked: timeout`]);
    spy.mockRestore();
    expect((await run('--from', today, '--to', day(-1))).code).toBe(EXIT.notAsked);
    expect((await run('--from', 'tomorrow')).code).toBe(EXIT.notAsked);
    const setting = { apiUrl: 'http://nobody', operatorKey: 'key', write: () => undefined };
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    expect(await runReconcile([], { ...setting, fetch })).toBe(EXIT.notAsked);
  });
});

describe('the call', () => {
  it('says which book could not be read, and compares the others', async () => {
    await paid('INICIS');
    const spy = silence('INICIS');
    const { books, differences: found } = await compared();
    expect(books[0]).toMatchObject({ book: 'INICIS', oursWon: null, theirsWon: null, notRead: 'timeout' });
    expect([books.length, found]).toEqual([3, []]);
    spy.mockRestore();
  });

  it.each([
    ['?from=2026-03-03&to=2026-03-02', 'from'],
    ['?from=2026-01-01&to=2026-03-01', 'from'],
    ['?from=2026-03-02&to=2036-03-05', 'to'],
  ])('refuses %s', async (query, field) => {
    expect(Object.keys((await answered(query)).json().error.fields)).toEqual([field]);
  });

  it('is for operators only', async () => {
    const request = await someone();
    const { headers } = request.customer;
    const refused = await api.app.inject({ url: '/v1/operator/reconciliation', headers });
    expect(refused.json().error.code).toBe('FORBIDDEN');
  });
});
