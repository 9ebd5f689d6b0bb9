import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#base';
import { charges, laundries, requests } from '#tables';
import type { UnpaidRequestView } from './payment-schemas';

/** Overdue stops every further request, so nobody owes for more than a few. */
const UNPAID_LIMIT = 20;

/** Requests of a member whose money a card was refused for, newest first; also those that are clean and delivered already. */
export const unpaidRequestsOf = async (executor: Executor, memberId: number): Promise<UnpaidRequestView[]> => {
  const rows = await executor
    .select({
      applicationId: requests.id,
      laundryName: laundries.laundryName,
      status: charges.status,
      amountWon: charges.amountWon,
    })
    .from(charges)
    .innerJoin(requests, eq(requests.id, charges.requestId))
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(and(eq(charges.memberId, memberId), inArray(charges.status, ['Failed', 'Overdue'])))
    .orderBy(desc(requests.id))
    .limit(UNPAID_LIMIT);
  return rows.map(({ status, ...row }) => ({ ...row, paymentStatus: status === 'Overdue' ? status : 'Failed' }));
};
