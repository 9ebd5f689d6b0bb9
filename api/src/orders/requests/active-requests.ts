import { and, eq, inArray } from 'drizzle-orm';
import { ACTIVE_STATUSES } from '@dongne/contract';
import type { Executor } from '../../database';
import { requests } from '../../tables';

/** Whether a member has something under way; who has cannot leave. */
export const hasActiveRequest = async (executor: Executor, memberId: number): Promise<boolean> => {
  const rows = await executor
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.memberId, memberId), inArray(requests.status, [...ACTIVE_STATUSES])))
    .limit(1);
  return rows.length > 0;
};

/** Whether a member has ever ordered. */
export const hasAnyRequest = async (executor: Executor, memberId: number): Promise<boolean> => {
  const rows = await executor
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.memberId, memberId))
    .limit(1);
  return rows.length > 0;
};
