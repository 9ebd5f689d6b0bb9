import { eq, sql } from 'drizzle-orm';
import { seoulDate } from '@dongne/contract';
import fc from 'fast-check';
import { Refusal } from '../common';
import { runDue } from '../jobs';
import { daysBetween, reconcile } from '../reconciliation';
import { charges, ledgerEntries, ledgerPostings, paymentAttempts } from '../tables';
import { requestIn } from '../testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '../testing/test-api';
import { askProviderNow } from './ask-provider';
import { chargeJobs } from './charge-jobs';
import { reduceCharge } from './issue-charge';
import { payCharge, type ChargingParts } from './pay-charge';
import { wantRefund } from './refund-charge';
import { addCharge, chargeNow, giveCard } from './testing/charge-fixtures';
import { dyingParts, Killed, type Fate } from './testing/dying-parts';

/*
 * Lives of a charge: whoever asks for its money or gives it back, with processes that die at any of their steps, answers that
 * are lost, cards that are refused, calls that come twice, and days that pass.
 */

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 60);
const SEED = Number(process.env['SCHEDULES_SEED'] ?? 11);
const LIMIT_MS = 60_000 + SCHEDULES * 2_000;
const AMOUNT_WON = 13_410;
const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Deed =
  | { readonly does: 'work' | 'workTwice' | 'pay' | 'payTwice' | 'webhook' | 'void' }
  | { readonly does: 'refund'; readonly amountWon: number | null }
  | { readonly does: 'reduce'; readonly byWon: number }
  | { readonly does: 'card'; readonly lastFour: string; readonly provider: 'INICIS' | 'NICEPAY' }
  | { readonly does: 'wait'; readonly ms: number };

const DEED: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Deed>({ does: 'work' }, { does: 'workTwice' }) },
  { weight: 3, arbitrary: fc.constantFrom<Deed>({ does: 'pay' }, { does: 'payTwice' }, { does: 'webhook' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      amountWon: fc.constantFrom(null, 1_000, 3_410, 9_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('reduce' as const), byWon: fc.constantFrom(500, 3_000, 13_000) }),
  },
  { weight: 1, arbitrary: fc.constant<Deed>({ does: 'void' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('card' as const),
      lastFour: fc.constantFrom('0000', '0000', '0100', '0200'),
      provider: fc.constantFrom('INICIS' as const, 'NICEPAY' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(31_000, 65_000, HOUR_MS, 5 * HOUR_MS, 30 * HOUR_MS),
    }),
  },
);

const FATE: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Fate>('lives') },
  { weight: 1, arbitrary: fc.constant<Fate>('dies before') },
  { weight: 1, arbitrary: fc.constant<Fate>('dies after') },
  { weight: 2, arbitrary: fc.constant<Fate>('answer is lost') },
);

const SCHEDULE = fc.record({
  provider: fc.constantFrom('INICIS' as const, 'NICEPAY' as const),
  deeds: fc.array(DEED, { minLength: 3, maxLength: 14 }),
  fates: fc.array(FATE, { minLength: 1, maxLength: 40 }),
});

const isExpected = (error: unknown): boolean =>
  error instanceof Killed ||
  error instanceof Refusal ||
  (error instanceof AggregateError && error.errors.every(isExpected));

const survive = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!isExpected(error)) throw error;
  });

let lastDay = 0;
const seen = { paid: 0, refunded: 0, surplus: 0, killed: 0, unknown: 0 };

const act = async (parts: ChargingParts, requestId: number, memberId: number, chargeId: number, deed: Deed) => {
  const at = parts.clock.now();
  const reduction = { requestId, reason: '수수료 취소', askedBy: 'operator', at } as const;
  switch (deed.does) {
    case 'work':
      return runDue(parts, chargeJobs);
    case 'workTwice':
      return Promise.all([survive(runDue(parts, chargeJobs)), survive(runDue(parts, chargeJobs))]);
    case 'pay':
      return payCharge(parts, chargeId);
    case 'payTwice':
      return Promise.all([survive(payCharge(parts, chargeId)), survive(payCharge(parts, chargeId))]);
    case 'webhook': {
      const tries = await parts.database.select().from(paymentAttempts).where(eq(paymentAttempts.chargeId, chargeId));
      for (const { id } of tries) await askProviderNow(parts, id);
      return undefined;
    }
    case 'refund':
      return parts.database.transaction((tx) =>
        wantRefund(tx, parts, { chargeId, amountWon: deed.amountWon, reason: '품목 손상', askedBy: 'operator' }),
      );
    case 'reduce':
      return parts.database.transaction((tx) => reduceCharge(tx, { ...reduction, byWon: deed.byWon }));
    case 'void':
      return parts.database.transaction((tx) => reduceCharge(tx, { ...reduction, byWon: Infinity }));
    case 'card':
      return giveCard(api, memberId, deed.lastFour, deed.provider);
    case 'wait':
      api.clock.advance(deed.ms);
      return undefined;
  }
};

/** Lets the system come to rest: nobody dies any more, and enough time passes for every question. */
const comeToRest = async (): Promise<void> => {
  for (let round = 0; round < 12; round += 1) {
    await runDue(api.parts, chargeJobs);
    api.clock.advance(round < 4 ? 65_000 : HOUR_MS);
  }
};

const checkBooks = async (chargeId: number): Promise<void> => {
  const { database } = api.parts;
  const charge = await chargeNow(api, chargeId);
  const tries = await database.select().from(paymentAttempts).where(eq(paymentAttempts.chargeId, chargeId));
  // Nothing is left open.
  expect(tries.filter(({ state }) => ['window', 'sent', 'unknown'].includes(state))).toEqual([]);
  expect(tries.filter(({ state }) => state === 'approved').length).toBe(charge.paidAt === null ? 0 : 1);

  // The books sum to zero; whether the provider has the same is asked when all schedules are over.
  const sums = await database
    .select({ account: ledgerEntries.account, won: sql<number>`sum(${ledgerEntries.amountWon})::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerPostings.chargeId, chargeId))
    .groupBy(ledgerEntries.account);
  const wonOn = (...accounts: string[]): number =>
    sums.filter(({ account }) => accounts.includes(account)).reduce((sum, { won }) => sum + won, 0);
  const keptWon = charge.paidAt === null ? 0 : charge.amountWon - charge.refundedWon;
  expect(sums.reduce((sum, { won }) => sum + won, 0)).toBe(0);
  expect(wonOn('INICIS', 'NICEPAY')).toBe(keptWon);
  expect(wonOn('surplus')).toBe(0);
  const owedWon = charge.paidAt === null && charge.status !== 'Void' ? charge.amountWon : 0;
  expect(wonOn('customers')).toBe(owedWon);
  expect(wonOn('sales')).toBe(0 - owedWon - keptWon);

  seen.paid += charge.paidAt === null ? 0 : 1;
  seen.refunded += charge.refundedWon > 0 ? 1 : 0;
  seen.surplus += tries.some(({ state }) => state === 'surplus') ? 1 : 0;
  seen.unknown += tries.some(({ asks }) => asks > 0) ? 1 : 0;
};

describe('a charge, whoever dies on the way', () => {
  it(
    'is taken once or not at all, and our books are those of the provider',
    async () => {
      await fc.assert(
        fc.asyncProperty(SCHEDULE, async ({ provider, deeds, fates }) => {
          api.clock.travelTo(TEST_NOW);
          const request = await requestIn(api, 'Requested');
          const { memberId } = request.customer;
          await giveCard(api, memberId, '0000', provider);
          const charge = await addCharge(api, request, AMOUNT_WON);
          let steps = 0;
          const parts = dyingParts(api.parts, () => {
            const fate = fates[steps % fates.length] ?? 'lives';
            steps += 1;
            seen.killed += fate.startsWith('dies') ? 1 : 0;
            return fate;
          });
          for (const deed of deeds) await survive(act(parts, request.id, memberId, charge.id, deed));
          await comeToRest();
          await checkBooks(charge.id);
          lastDay = Math.max(lastDay, api.clock.now().getTime());
          // Whoever comes next starts without old debts.
          await api.parts.database.update(charges).set({ nextTryAt: null }).where(eq(charges.id, charge.id));
        }),
        { numRuns: SCHEDULES, seed: SEED },
      );
      api.clock.travelTo(new Date(lastDay));
      for (const day of daysBetween(seoulDate(TEST_NOW), seoulDate(lastDay)))
        expect((await reconcile(api.parts, { from: day })).differences.slice(0, 5)).toEqual([]);
      // Schedules in which nothing happens prove nothing.
      expect(seen.paid).toBeGreaterThan(SCHEDULES / 4);
      expect(seen.refunded).toBeGreaterThan(SCHEDULES / 10);
      expect(seen.unknown).toBeGreaterThan(SCHEDULES / 10);
      expect(seen.killed).toBeGreaterThan(SCHEDULES / 2);
    },
    LIMIT_MS,
  );
});
