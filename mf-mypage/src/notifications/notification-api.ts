import type { NotificationPage } from '@dongne/contract';
import { http } from '@dongne/platform';

/** @param cursor `nextCursor` of the page before; `null` is the newest page. */
export const fetchNotifications = (cursor: string | null): Promise<NotificationPage> =>
  http.get('/notification', { params: { cursor } });

/** Marks one notification, or all of them, as read. */
export const readNotifications = (which: { readonly ids: readonly number[] } | { readonly all: true }): Promise<void> =>
  http.put('/notification/read', which);
