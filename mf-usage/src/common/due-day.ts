import { DOT, formatDay, seoulDate } from '@dongne/contract';

/** Text of a due day relative to now: a day in the past is not shown as a promise. */
export const dueDayText = (day: string, now: number): string =>
  seoulDate(day) < seoulDate(now) ? `${formatDay(day)}${DOT}예정일이 지났어요` : formatDay(day);
