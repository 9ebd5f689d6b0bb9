import { and, desc, eq, lt } from 'drizzle-orm';
import type { RequestStatus } from '@dongne/contract';
import type { Executor } from '#base';
import { requests } from '#tables';
import type { RequestRow } from '../order';

/** A shop's requests, of one status or all, newest first, with ids below `before`. */
export const requestsOfShop = (
  executor: Executor,
  laundryId: number,
  status: RequestStatus | undefined,
  before: number,
  limit: number,
): Promise<RequestRow[]> =>
  executor
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.laundryId, laundryId),
        lt(requests.id, before),
        status === undefined ? undefined : eq(requests.status, status),
      ),
    )
    .orderBy(desc(requests.id))
    .limit(limit);
