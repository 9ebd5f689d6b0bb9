import { and, desc, eq, getTableColumns, inArray, ne, sql, sum } from 'drizzle-orm';
import type { Executor } from '#base';
import { charges, laundries, requests } from '#tables';
import type { ChargeRow } from './charge-repository';

/** A charge with its month and the shop of its request. */
export interface HistoryRow {
  readonly id: number;
  readonly charge: ChargeRow;
  readonly month: string;
  readonly laundryName: string | null;
}

const AT = sql`coalesce(${charges.paidAt}, ${charges.issuedAt})`;
const MONTH = sql<string>`to_char(${AT} at time zone 'Asia/Seoul', 'YYYY-MM')`;

/** Compares by time and id: a charge may be paid weeks after it was issued, so ids alone give no order. */
const isOlderThan = (memberId: number, id: number) =>
  sql`(${AT}, ${charges.id}) < (select coalesce(paid_at, issued_at), id from charges where id = ${id} and member_id = ${memberId})`;

/**
 * A member's charges that were paid or are owed, newest first by payment, or else issue.
 *
 * @param after the last charge of the previous page.
 */
export const historyOf = (
  executor: Executor,
  memberId: number,
  after: number | undefined,
  limit: number,
): Promise<HistoryRow[]> =>
  executor
    .select({ id: charges.id, charge: getTableColumns(charges), month: MONTH, laundryName: laundries.laundryName })
    .from(charges)
    .leftJoin(requests, eq(requests.id, charges.requestId))
    .leftJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(
      and(
        eq(charges.memberId, memberId),
        ne(charges.status, 'Void'),
        after === undefined ? undefined : isOlderThan(memberId, after),
      ),
    )
    .orderBy(desc(AT), desc(charges.id))
    .limit(limit);

/** A member's payments minus refunds of each month, in won, newest first. */
export const monthSumsOf = (
  executor: Executor,
  memberId: number,
  months: readonly string[],
): Promise<{ month: string; paidWon: number }[]> =>
  executor
    .select({
      month: sql<string>`month`,
      paidWon: sum(sql`paid_won`).mapWith(Number),
    })
    .from(
      executor
        .select({
          month: MONTH.as('month'),
          paidWon:
            sql<number>`case when ${charges.paidAt} is null then 0 else ${charges.amountWon} - ${charges.refundedWon} end`.as(
              'paid_won',
            ),
        })
        .from(charges)
        .where(and(eq(charges.memberId, memberId), ne(charges.status, 'Void'), inArray(MONTH, [...months])))
        .as('paid'),
    )
    .groupBy(sql`month`)
    .orderBy(sql`month desc`);
