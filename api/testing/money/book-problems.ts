import { inArray, sql } from 'drizzle-orm';
import { charges, ledgerEntries, ledgerPostings, paymentAttempts, refunds } from '#tables';
import type { CardEntry } from '../companies/companies';
import type { TestApi } from '../test-api';

type Charge = typeof charges.$inferSelect;
type Attempt = typeof paymentAttempts.$inferSelect;

/** Records of both sides about some charges. */
interface Books {
  readonly charges: readonly Charge[];
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly (typeof refunds.$inferSelect)[];
  readonly provider: readonly CardEntry[];
  readonly sums: readonly { readonly chargeId: number | null; readonly account: string; readonly won: number }[];
}

const readBooks = async ({ companies, parts: { database } }: TestApi, ids: readonly number[]): Promise<Books> => {
  const wanted = [...ids];
  const attempts = await database.select().from(paymentAttempts).where(inArray(paymentAttempts.chargeId, wanted));
  const orders = attempts.map(({ orderId }) => orderId);
  const sums = await database
    .select({
      chargeId: ledgerPostings.chargeId,
      account: ledgerEntries.account,
      won: sql<number>`sum(${ledgerEntries.amountWon})::int`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, sql`${ledgerPostings.id} = ${ledgerEntries.postingId}`)
    .where(inArray(ledgerPostings.chargeId, wanted))
    .groupBy(ledgerPostings.chargeId, ledgerEntries.account);
  return {
    charges: await database.select().from(charges).where(inArray(charges.id, wanted)),
    attempts,
    refunds: await database.select().from(refunds).where(inArray(refunds.chargeId, wanted)),
    provider: (await companies.cardBook()).filter(({ orderId }) => orders.includes(orderId)),
    sums,
  };
};

const wonOf = <Row>(rows: readonly Row[], won: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + won(row), 0);

/** Sum of an attempt's approved entries of one kind in the provider's own book, in won. */
const movedBy = ({ provider }: Books, { orderId }: Attempt, kind: 'charge' | 'cancel'): number =>
  wonOf(
    provider.filter((row) => row.orderId === orderId && row.kind === kind && row.state === 'approved'),
    ({ amountWon }) => amountWon,
  );

/** Expected charges and cancels in the provider's book, by the state of an attempt. */
const wantedOf = ({ state, amountWon }: Attempt, { refundedWon }: Charge): readonly [number, number] => {
  if (state === 'approved') return [amountWon, refundedWon];
  return state === 'surplus' ? [amountWon, amountWon] : [0, 0];
};

const attemptProblems = (books: Books, charge: Charge): string[] => {
  const tries = books.attempts.filter(({ chargeId }) => chargeId === charge.id);
  const successes = tries.filter(({ state }) => state === 'approved').length;
  return [
    ...tries.filter(({ state }) => state === 'sent' || state === 'unknown').map(({ state }) => `a try is ${state}`),
    ...(successes === (charge.paidAt === null ? 0 : 1) ? [] : [`${successes} tries took money`]),
    ...tries.flatMap((attempt) => {
      const [taken, back] = [movedBy(books, attempt, 'charge'), movedBy(books, attempt, 'cancel')];
      const [wantTaken, wantBack] = wantedOf(attempt, charge);
      if (taken === wantTaken && back === wantBack) return [];
      return [`a try is ${attempt.state}, and its provider took ${taken} and gave back ${back}`];
    }),
  ];
};

/** Expected balance of each account. */
const accountsOf = (books: Books, charge: Charge): ReadonlyMap<string, number> => {
  const tries = books.attempts.filter(({ chargeId }) => chargeId === charge.id);
  const keptBy = (name: Attempt['provider']): number =>
    wonOf(
      tries.filter(({ provider }) => provider === name),
      (attempt) => movedBy(books, attempt, 'charge') - movedBy(books, attempt, 'cancel'),
    );
  const owedWon = charge.paidAt === null && charge.status !== 'Void' ? charge.amountWon : 0;
  return new Map([
    ['INICIS', keptBy('INICIS')],
    ['NICEPAY', keptBy('NICEPAY')],
    ['surplus', 0],
    ['customers', owedWon],
  ]);
};

const ledgerProblems = (books: Books, charge: Charge): string[] => {
  const own = books.sums.filter(({ chargeId }) => chargeId === charge.id);
  const total = wonOf(own, ({ won }) => won);
  const wonOn = (account: string): number => own.find((row) => row.account === account)?.won ?? 0;
  return [
    ...(total === 0 ? [] : [`the books sum to ${total}`]),
    ...[...accountsOf(books, charge)]
      .filter(([account, won]) => wonOn(account) !== won)
      .map(([account, won]) => `${account} holds ${wonOn(account)} and not ${won}`),
  ];
};

const refundProblems = (books: Books, charge: Charge): string[] => {
  const own = books.refunds.filter(({ chargeId }) => chargeId === charge.id);
  const done = own.filter(({ state, attemptId }) => state === 'done' && attemptId === null);
  const doneWon = wonOf(done, ({ amountWon }) => amountWon);
  return [
    ...own
      .filter(({ state }) => state === 'wanted' || state === 'sent' || state === 'unknown')
      .map(({ state }) => `a refund is ${state}`),
    ...(doneWon === charge.refundedWon ? [] : [`refunds of ${doneWon} are counted as ${charge.refundedWon}`]),
  ];
};

/**
 * Problems of some charges after all work has settled: money taken twice or for nothing, attempts and refunds without
 * an end, and postings that do not sum to zero or differ from the provider's book. Empty when all is well.
 */
export const bookProblems = async (api: TestApi, chargeIds: readonly number[]): Promise<string[]> => {
  if (chargeIds.length === 0) return [];
  const books = await readBooks(api, chargeIds);
  return books.charges.flatMap((charge) =>
    [...attemptProblems(books, charge), ...ledgerProblems(books, charge), ...refundProblems(books, charge)].map(
      (problem) => `charge ${charge.id} (${charge.kind}, ${charge.status}): ${problem}`,
    ),
  );
};
