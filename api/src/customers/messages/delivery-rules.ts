import { ADVERTISING_NIGHT, MESSAGE_RETRY_SECONDS, seoul, seoulDate, startOfSeoulDay } from '@dongne/contract';

const HOUR_MS = 3_600_000;

/** When a message is tried again that was tried so often; null when it was the last time. */
export const nextTryAt = (tries: number, now: Date): Date | null => {
  const seconds = MESSAGE_RETRY_SECONDS[tries - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);
};

/** The end of the night in which no advertising goes out without the consent for it; null by day. */
export const nightEndsAt = (now: Date): Date | null => {
  const { fromHour, untilHour } = ADVERTISING_NIGHT;
  const hour = seoul(now).hour();
  if (hour >= untilHour && hour < fromHour) return null;
  const morning = new Date(startOfSeoulDay(seoulDate(now)) + untilHour * HOUR_MS);
  return morning > now ? morning : new Date(morning.getTime() + 24 * HOUR_MS);
};
