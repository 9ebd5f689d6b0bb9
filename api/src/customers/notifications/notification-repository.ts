import { and, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#base';
import { laundries, notifications, requests } from '#tables';

/** A notification with the shop and the pickup of its request; null without one. */
export type NotificationRow = typeof notifications.$inferSelect & {
  readonly laundryName: string | null;
  readonly collectionTime: Date | null;
};

/** Adds a notification for a member, inside the transaction that causes it. */
export const notify = async (
  executor: Executor,
  notification: Omit<typeof notifications.$inferInsert, 'id' | 'readAt'>,
): Promise<void> => {
  await executor.insert(notifications).values(notification);
};

/** Number of the member's unread notifications. */
export const countUnreadOf = async (executor: Executor, memberId: number): Promise<number> => {
  const [row] = await executor
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
};

/**
 * Notifications by time, newest first; ids may be in another order after concurrent writes or a moved clock.
 *
 * @param after id of the last one on the previous page: the times are compared in SQL, to the microsecond.
 */
export const notificationsOf = (
  executor: Executor,
  memberId: number,
  after: number | undefined,
  limit: number,
): Promise<NotificationRow[]> => {
  const { createdAt, id } = notifications;
  const own = eq(notifications.memberId, memberId);
  const last = executor
    .select({ createdAt, id })
    .from(notifications)
    .where(and(own, eq(id, after ?? 0)));
  return executor
    .select({
      ...getTableColumns(notifications),
      laundryName: laundries.laundryName,
      collectionTime: requests.collectionTime,
    })
    .from(notifications)
    .leftJoin(requests, eq(requests.id, notifications.requestId))
    .leftJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(after === undefined ? own : and(own, sql`(${createdAt}, ${id}) < ${last}`))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
};

/** Marks notifications of a member as read: those with these ids, or all. */
export const markReadOf = async (
  executor: Executor,
  memberId: number,
  ids: readonly number[] | 'all',
  readAt: Date,
): Promise<void> => {
  const own = and(eq(notifications.memberId, memberId), isNull(notifications.readAt));
  await executor
    .update(notifications)
    .set({ readAt })
    .where(ids === 'all' ? own : and(own, inArray(notifications.id, [...ids])));
};

/** Deletes the notifications of a withdrawing member. */
export const deleteNotificationsOf = async (executor: Executor, memberId: number): Promise<void> => {
  await executor.delete(notifications).where(eq(notifications.memberId, memberId));
};
