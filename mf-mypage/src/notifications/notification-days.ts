import { formatDay, seoulDate, type NotificationPage } from '@dongne/contract';

export type MemberNotification = NotificationPage['items'][number];

/** Notifications of one day. */
interface NotificationDay {
  /** `2026-03-02` */
  readonly day: string;
  /** `오늘`, `어제`, else `3월 2일 (월)`. */
  readonly name: string;
  readonly items: readonly MemberNotification[];
}

const DAY_MS = 24 * 3_600_000;

const nameOf = (instant: string, now: number): string => {
  const day = seoulDate(instant);
  if (day === seoulDate(now)) return '오늘';
  return day === seoulDate(now - DAY_MS) ? '어제' : formatDay(instant);
};

/** Notifications grouped by day in Seoul, in order. @param now current time, which decides today. */
export const byDay = (items: readonly MemberNotification[], now: number): NotificationDay[] => {
  const days: { day: string; name: string; items: MemberNotification[] }[] = [];
  for (const item of items) {
    const day = seoulDate(item.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, name: nameOf(item.createdAt, now), items: [item] });
  }
  return days;
};
