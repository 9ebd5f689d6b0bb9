import { formatDay, seoulDate } from '@dongne/contract';

/** A day on which laundry is to be clean or back, as it is read now: one that has passed is no promise any more. */
export const dueDayText = (day: string, now: number): string =>
  seoulDate(day) < seoulDate(now) ? `${formatDay(day)} · 예정일이 지났어요` : formatDay(day);
