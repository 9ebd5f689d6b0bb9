import { formatDay, seoulDate, type NotificationPage } from '@dongne/contract';
import type { Thread } from './request-threads';

export type MemberNotification = NotificationPage['items'][number];

/** Threads whose newest message is of one day. */
interface NotificationDay {
  /** `2026-03-02` */
  readonly day: string;
  /** `오늘`, `어제`, else `3월 2일 (월)`. */
  readonly name: string;
  readonly threads: readonly Thread[];
}

const DAY_MS = 24 * 3_600_000;

const nameOf = (instant: string, now: number): string => {
  const day = seoulDate(instant);
  if (day === seoulDate(now)) return '오늘';
  return day === seoulDate(now - DAY_MS) ? '어제' : formatDay(instant);
};

/** Threads grouped by the day of their newest message in Seoul, in order. @param now current time: decides today. */
export const byDay = (threads: readonly Thread[], now: number): NotificationDay[] => {
  const days: { day: string; name: string; threads: Thread[] }[] = [];
  for (const thread of threads) {
    const { createdAt } = thread.newest;
    const day = seoulDate(createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.threads.push(thread);
    else days.push({ day, name: nameOf(createdAt, now), threads: [thread] });
  }
  return days;
};
