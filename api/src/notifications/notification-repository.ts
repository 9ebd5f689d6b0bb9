import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { notifications } from './notification-tables';

export type NotificationRow = typeof notifications.$inferSelect;

/** Puts something on the bell of a member, inside the transaction that causes it. */
export const notify = async (
  executor: Executor,
  notification: Pick<typeof notifications.$inferInsert, 'memberId' | 'kind' | 'title' | 'text' | 'path' | 'createdAt'>,
): Promise<void> => {
  await executor.insert(notifications).values(notification);
};

/** How many notifications the member has not read. */
export const countUnreadOf = async (executor: Executor, memberId: number): Promise<number> => {
  const [row] = await executor
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
};

/** Notifications below an id, newest first. */
export const notificationsOf = (
  executor: Executor,
  memberId: number,
  before: number,
  limit: number,
): Promise<NotificationRow[]> =>
  executor
    .select()
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit);

/** Marks a member's own notifications as read: those with these ids, or all. */
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

/** Empties the bell of a member who leaves. */
export const deleteNotificationsOf = async (executor: Executor, memberId: number): Promise<void> => {
  await executor.delete(notifications).where(eq(notifications.memberId, memberId));
};
