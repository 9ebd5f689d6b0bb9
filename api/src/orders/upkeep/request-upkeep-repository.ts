import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { COMPLETE_AFTER_DAYS, PRICE_REMINDER_HOURS, UNACCEPTED_CANCEL_MINUTES } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { requestOffers, requests } from '#tables';
import type { RequestRow } from '../order';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Condition for requests that are due at a moment. */
export type Due = (now: Date) => SQL | undefined;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** No shop has accepted, and the slot is near. */
export const isUnaccepted: Due = (now) =>
  and(
    eq(requests.status, 'Requested'),
    isNull(requests.acceptedAt),
    lte(requests.collectionTime, new Date(now.getTime() + UNACCEPTED_CANCEL_MINUTES * MINUTE_MS)),
  );

/** Delivered longer ago than the confirmation period. */
export const isLongDelivered: Due = (now) =>
  and(eq(requests.status, 'Delivered'), lte(requests.statusAt, before(now, COMPLETE_AFTER_DAYS * DAY_MS)));

/** A reminder is due; `remindersDue` of `offer-times.ts` as a condition. */
export const isReminderDue: Due = (now) => {
  const madeAt = sql`(select ${requestOffers.madeAt} from ${requestOffers} where ${requestOffers.requestId} = ${requests.id} and ${requestOffers.version} = ${requests.offerVersion})`;
  const overdue = PRICE_REMINDER_HOURS.map((hours, sent) => {
    const latest = before(now, hours * HOUR_MS);
    return and(
      eq(requests.priceRemindersSent, sent),
      lte(requests.statusAt, latest),
      sql`${madeAt} <= ${latest.toISOString()}::timestamptz`,
    );
  });
  return and(eq(requests.status, 'Registered'), isNull(requests.approvedAt), or(...overdue));
};

/** Ids of requests that are due, oldest first. */
export const dueRequests = async (executor: Executor, due: SQL | undefined, limit: number): Promise<number[]> => {
  const rows = await executor.select({ id: requests.id }).from(requests).where(due).orderBy(requests.id).limit(limit);
  return rows.map(({ id }) => id);
};

/** Claims a request for a job; undefined when another process has it, or it is no longer due. */
export const claimDue = async (tx: Transaction, id: number, due: SQL | undefined): Promise<RequestRow | undefined> => {
  const [request] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), due))
    .for('update', { skipLocked: true });
  return request;
};
