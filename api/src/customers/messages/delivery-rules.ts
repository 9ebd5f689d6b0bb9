import { ADVERTISING_NIGHT, MESSAGE_RETRY_SECONDS, seoul, seoulDate, startOfSeoulDay } from '@dongne/contract';

const HOUR_MS = 3_600_000;

/** Next attempt after a number of tries, with backoff; null after the last one. */
export const nextTryAt = (tries: number, now: Date): Date | null => {
  const seconds = MESSAGE_RETRY_SECONDS[tries - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);
};

/** End of the current night, in which advertising needs the night consent; null by day. */
export const nightEndsAt = (now: Date): Date | null => {
  const { fromHour, untilHour } = ADVERTISING_NIGHT;
  const hour = seoul(now).hour();
  if (hour >= untilHour && hour < fromHour) return null;
  const morning = new Date(startOfSeoulDay(seoulDate(now)) + untilHour * HOUR_MS);
  return morning > now ? morning : new Date(morning.getTime() + 24 * HOUR_MS);
};
