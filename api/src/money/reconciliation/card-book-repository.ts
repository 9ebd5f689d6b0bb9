import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { IN_DOUBT, isInDoubt, type Executor } from '#base';
import { ledgerEntries, ledgerPostings, paymentAttempts, refunds } from '#tables';
import type { OpenMovement, OwnBook, OwnPayment } from './books';
import type { DaySpan, OurMovement } from './movement';

type CardBook = 'INICIS' | 'NICEPAY';

const MOVED = ['paid', 'surplus', 'refunded', 'returned'] as const;

/** The attempt of a posting: a refund's own one, or the one that paid its charge. */
const isItsAttempt = sql`${paymentAttempts.id} = coalesce(${ledgerPostings.attemptId}, ${refunds.attemptId}, (
  select a.id from payment_attempts a where a.charge_id = ${ledgerPostings.chargeId} and a.state = 'approved'))`;

/** Earliest moment of a refund: the first send of a repeated one is unknown, so the time of its request counts. */
const firstSent = ({ tries, sentAt, wantedAt }: typeof refunds.$inferSelect): Date =>
  tries === 1 ? (sentAt ?? wantedAt) : wantedAt;

/** Postings on a provider's account, by their attempt. */
const movements = async (executor: Executor, book: CardBook, where: SQL | undefined): Promise<OurMovement[]> => {
  const rows = await executor
    .select({
      orderId: paymentAttempts.orderId,
      refund: refunds,
      amountWon: ledgerEntries.amountWon,
      sentAt: paymentAttempts.sentAt,
      startedAt: paymentAttempts.startedAt,
      writtenAt: ledgerPostings.at,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.postingId, ledgerPostings.id), eq(ledgerEntries.account, book)))
    .leftJoin(refunds, eq(refunds.id, ledgerPostings.refundId))
    .innerJoin(paymentAttempts, isItsAttempt)
    .where(and(inArray(ledgerPostings.kind, [...MOVED]), where))
    .orderBy(ledgerPostings.id);
  return rows.map(({ refund, sentAt, startedAt, amountWon, ...row }) => ({
    ...row,
    refundId: refund?.orderId ?? null,
    kind: refund === null ? 'charge' : 'cancel',
    amountWon: Math.abs(amountWon),
    sentAt: refund === null ? (sentAt ?? startedAt) : firstSent(refund),
  }));
};

const paymentsOf = async (executor: Executor, book: CardBook, orderIds: readonly string[]): Promise<OwnPayment[]> => {
  if (orderIds.length === 0) return [];
  const rows = await executor
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, book), inArray(paymentAttempts.orderId, [...orderIds])));
  return rows.map(({ orderId, tid, amountWon, state, sentAt, startedAt }) => ({
    ...{ orderId, tid, amountWon, state },
    sentAt: sentAt ?? startedAt,
    isTaken: state === 'approved' || state === 'surplus',
    isOpen: isInDoubt(state),
  }));
};

/** Refunds without an answer, of the attempts of a provider. */
const openRefunds = async (executor: Executor, book: CardBook, where: SQL | undefined): Promise<OpenMovement[]> => {
  const rows = await executor
    .select({
      orderId: paymentAttempts.orderId,
      refundId: refunds.orderId,
      amountWon: refunds.amountWon,
      state: refunds.state,
    })
    .from(refunds)
    .innerJoin(
      paymentAttempts,
      sql`${paymentAttempts.id} = coalesce(${refunds.attemptId}, (
        select a.id from payment_attempts a where a.charge_id = ${refunds.chargeId} and a.state = 'approved'))`,
    )
    .where(and(eq(paymentAttempts.provider, book), inArray(refunds.state, [...IN_DOUBT]), where));
  return rows.map((row) => ({ ...row, kind: 'cancel' }));
};

const openSince = async (executor: Executor, book: CardBook, { from, until }: DaySpan): Promise<OpenMovement[]> => {
  const { provider, orderId, amountWon, state, sentAt } = paymentAttempts;
  const tries = await executor
    .select({ orderId, amountWon, state })
    .from(paymentAttempts)
    .where(and(eq(provider, book), inArray(state, [...IN_DOUBT]), gte(sentAt, from), lt(sentAt, until)));
  const back = await openRefunds(executor, book, and(gte(refunds.sentAt, from), lt(refunds.sentAt, until)));
  return [...tries.map((row) => ({ ...row, kind: 'charge' as const, refundId: null })), ...back];
};

/** Our ledger on the account of a card provider. */
export const cardBook = (executor: Executor, book: CardBook): OwnBook => ({
  writtenOn: ({ from, until }) =>
    movements(executor, book, and(gte(ledgerPostings.at, from), lt(ledgerPostings.at, until))),
  writtenAbout: (orderIds) =>
    orderIds.length === 0
      ? Promise.resolve([])
      : movements(executor, book, inArray(paymentAttempts.orderId, [...orderIds])),
  paymentsOf: (orderIds) => paymentsOf(executor, book, orderIds),
  openSince: (day) => openSince(executor, book, day),
  openRefundsOf: (orderIds) =>
    orderIds.length === 0
      ? Promise.resolve([])
      : openRefunds(executor, book, inArray(paymentAttempts.orderId, [...orderIds])),
});
