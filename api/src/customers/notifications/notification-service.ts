import { beforeOf, PAGE_SIZE, pageOf, type Needs, type Database } from '#base';
import { countUnreadOf, markReadOf, notificationsOf, type NotificationRow } from './notification-repository';
import type { NotificationView } from './notification-schemas';

const viewOf = (found: NotificationRow): NotificationView => {
  const { requestId, laundryName, collectionTime, readAt, createdAt, ...row } = found;
  const { id, kind, title, text, path } = row;
  return {
    ...{ id, kind, title, text, path },
    ...(requestId !== null &&
      laundryName !== null &&
      collectionTime !== null && {
        request: { id: requestId, laundryName, collectionTime: collectionTime.toISOString() },
      }),
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  };
};

/** Number of unread notifications. */
export const countUnread = (database: Database, memberId: number): Promise<number> => countUnreadOf(database, memberId);

/** Page of notifications, newest first. */
export const listNotifications = async (database: Database, memberId: number, cursor: string | undefined) => {
  const after = cursor === undefined ? undefined : beforeOf(cursor);
  const { items, nextCursor } = pageOf(await notificationsOf(database, memberId, after, PAGE_SIZE + 1));
  return { items: items.map(viewOf), nextCursor };
};

/** Marks notifications as read; ids of other members are ignored. */
export const markRead = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
  { ids = [], all }: { ids?: number[]; all?: boolean },
): Promise<void> => {
  if (all !== true && ids.length === 0) return;
  await markReadOf(database, memberId, all === true ? 'all' : ids, clock.now());
};
