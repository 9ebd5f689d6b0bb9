import { and, eq, exists, gte, inArray, isNotNull, ne, not, or, sql } from 'drizzle-orm';
import { VOUCHER } from '@dongne/contract';
import type { Executor } from '#base';
import { VOUCHER_PARTNERS } from '#customers';
import { members, isApprovalRevocable, requests, voucherUses } from '#tables';
import type { VoucherPayment } from './pay-by-voucher';

const HOUR_MS = 3_600_000;
const UNPAID = ['Issued', 'Failed', 'Overdue'] as const;

/** A use of the request with further conditions. */
const useWhere = (executor: Executor, ...conditions: Parameters<typeof and>) =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(voucherUses)
      .where(and(eq(voucherUses.requestId, requests.id), ...conditions)),
  );

const isDue = (executor: Executor, now: Date) =>
  and(
    inArray(members.partnerId, [...VOUCHER_PARTNERS]),
    inArray(requests.paymentStatus, [...UNPAID]),
    isNotNull(requests.approvedAt),
    not(sql`coalesce(${isApprovalRevocable}, false)`),
    not(useWhere(executor, ne(voucherUses.state, 'refused'))),
    or(
      eq(requests.paymentStatus, 'Issued'),
      not(useWhere(executor, gte(voucherUses.settledAt, new Date(now.getTime() - VOUCHER.retryHours * HOUR_MS)))),
    ),
  );

/** Unpaid requests of voucher users without a payment in flight, oldest first. */
export const duePayments = async (executor: Executor, now: Date, limit: number): Promise<number[]> => {
  const rows = await executor
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(members, eq(members.id, requests.memberId))
    .where(isDue(executor, now))
    .orderBy(requests.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Amount owed for one request, if it is due now. */
export const duePayment = async (executor: Executor, id: number, now: Date): Promise<VoucherPayment | undefined> => {
  const [row] = await executor
    .select({ requestId: requests.id, memberId: requests.memberId, amountWon: requests.totalWon })
    .from(requests)
    .innerJoin(members, eq(members.id, requests.memberId))
    .where(and(eq(requests.id, id), isDue(executor, now)));
  if (row === undefined || row.amountWon === null) return undefined;
  return { ...row, amountWon: row.amountWon };
};

/**
 * Amount that a member's other requests take from a balance read at a moment: all unpaid totals, and payments since
 * then.
 */
export const owedByOthers = async (
  executor: Executor,
  { memberId, requestId, askedAt }: { readonly memberId: number; readonly requestId: number; readonly askedAt: Date },
): Promise<number> => {
  const wasPaidSince = useWhere(executor, eq(voucherUses.state, 'spent'), gte(voucherUses.settledAt, askedAt));
  const [row] = await executor
    .select({ total: sql<number>`coalesce(sum(${requests.totalWon}), 0)`.mapWith(Number) })
    .from(requests)
    .where(
      and(
        eq(requests.memberId, memberId),
        ne(requests.id, requestId),
        or(and(isNotNull(requests.approvedAt), inArray(requests.paymentStatus, [...UNPAID])), wasPaidSince),
      ),
    );
  return row?.total ?? 0;
};
