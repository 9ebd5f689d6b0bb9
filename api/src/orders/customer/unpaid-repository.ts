import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Executor, placeholder, preparedOnce } from '#base';
import { charges, laundries, requests } from '#tables';
import type { UnpaidRequestView } from './home-schemas';

/** Upper limit: an overdue charge blocks new orders, so a member has only a few. */
const UNPAID_LIMIT = 20;

const ofMember = preparedOnce((executor) =>
  executor
    .select({
      applicationId: requests.id,
      laundryName: laundries.laundryName,
      status: charges.status,
      amountWon: charges.amountWon,
    })
    .from(charges)
    .innerJoin(requests, eq(requests.id, charges.requestId))
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(and(eq(charges.memberId, placeholder('memberId')), inArray(charges.status, ['Failed', 'Overdue'])))
    .orderBy(desc(requests.id))
    .limit(UNPAID_LIMIT)
    .prepare(''),
);

/** Requests of a member whose card payment was refused, newest first; also delivered ones. */
export const unpaidRequestsOf = async (executor: Executor, memberId: number): Promise<UnpaidRequestView[]> => {
  const rows = await ofMember(executor).execute({ memberId });
  return rows.map(({ status, ...row }) => ({ ...row, paymentStatus: status === 'Overdue' ? status : 'Failed' }));
};
