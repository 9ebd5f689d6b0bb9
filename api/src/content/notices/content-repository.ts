import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '#base';
import { faqs, notices, popups } from '#tables';

export type NoticeRow = typeof notices.$inferSelect;
export type PopupRow = typeof popups.$inferSelect;

/** Published notices, important ones first, then the newest. */
export const publishedNotices = (executor: Executor, now: Date): Promise<NoticeRow[]> =>
  executor
    .select()
    .from(notices)
    .where(lte(notices.publishedAt, now))
    .orderBy(desc(notices.isImportant), desc(notices.publishedAt), desc(notices.id));

/** A published notice. */
export const findNotice = async (executor: Executor, id: number, now: Date): Promise<NoticeRow | undefined> => {
  const [row] = await executor
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), lte(notices.publishedAt, now)));
  return row;
};

/** Questions and answers in the order in which they were written. */
export const allFaqs = (executor: Executor) => executor.select().from(faqs).orderBy(asc(faqs.id));

/** The newest running popup for one place. */
export const currentPopup = async (
  executor: Executor,
  place: PopupRow['place'],
  now: Date,
): Promise<PopupRow | undefined> => {
  const [row] = await executor
    .select()
    .from(popups)
    .where(and(eq(popups.place, place), lte(popups.startsAt, now), gt(popups.endsAt, now)))
    .orderBy(desc(popups.id))
    .limit(1);
  return row;
};
