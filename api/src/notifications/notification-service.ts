import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { Database } from '../database/database';
import type { NotificationView } from './notification-schemas';

export const countUnread = async (_database: Database, _memberId: number): Promise<number> => {
  throw new Refusal('UNAVAILABLE');
};
export const listNotifications = async (
  _database: Database,
  _memberId: number,
  _cursor: string | undefined,
): Promise<{ items: NotificationView[]; nextCursor: string | null }> => {
  throw new Refusal('UNAVAILABLE');
};
export const markRead = async (
  _parts: AppParts,
  _memberId: number,
  _which: { ids?: number[]; all?: boolean },
): Promise<void> => {
  throw new Refusal('UNAVAILABLE');
};
