import { ACTIVE_STATUSES } from '@dongne/contract';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../database';
import { itemQuestions, laundries, requestItems, requests } from '../tables';

/** What customers have asked about items and wait for. */
export const openQuestions = (executor: Executor, requestIds: readonly number[]) =>
  executor
    .select({
      id: itemQuestions.id,
      applicationId: itemQuestions.requestId,
      itemName: requestItems.name,
      text: itemQuestions.text,
    })
    .from(itemQuestions)
    .innerJoin(requestItems, eq(requestItems.id, itemQuestions.itemId))
    .where(and(inArray(itemQuestions.requestId, [...requestIds]), isNull(itemQuestions.answer)))
    .orderBy(asc(itemQuestions.id));

/** What is under way anywhere, newest first. */
export const activeRequests = (executor: Executor, limit: number) =>
  executor
    .select({
      applicationId: requests.id,
      laundryId: requests.laundryId,
      laundryName: laundries.laundryName,
      status: requests.status,
      statusBy: requests.statusBy,
      approvedAt: requests.approvedAt,
      laundryNumByUser: requests.laundryNumByUser,
      pieces: requests.pieces,
    })
    .from(requests)
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(inArray(requests.status, [...ACTIVE_STATUSES]))
    .orderBy(desc(requests.id))
    .limit(limit);
