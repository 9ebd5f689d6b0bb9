import { and, desc, eq, getTableColumns, lt, ne } from 'drizzle-orm';
import type { Executor } from '../database';
import { charges, laundries, paymentAttempts, requests } from '../tables';
import type { ChargeRow } from './charge-repository';

/** A charge with the card that paid it and the shop it was for. */
export interface HistoryRow {
  readonly id: number;
  readonly charge: ChargeRow;
  readonly card: { readonly issuerName: string | null; readonly lastFour: string | null } | null;
  readonly laundryName: string | null;
}

/** A member's charges that were paid or are owed, newest first, with ids below `before`. */
export const historyOf = (executor: Executor, memberId: number, before: number, limit: number): Promise<HistoryRow[]> =>
  executor
    .select({
      id: charges.id,
      charge: getTableColumns(charges),
      card: { issuerName: paymentAttempts.issuerName, lastFour: paymentAttempts.lastFour },
      laundryName: laundries.laundryName,
    })
    .from(charges)
    .leftJoin(paymentAttempts, and(eq(paymentAttempts.chargeId, charges.id), eq(paymentAttempts.state, 'approved')))
    .leftJoin(requests, eq(requests.id, charges.requestId))
    .leftJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(and(eq(charges.memberId, memberId), lt(charges.id, before), ne(charges.status, 'Void')))
    .orderBy(desc(charges.id))
    .limit(limit);
