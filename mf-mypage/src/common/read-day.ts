import { seoul } from '@dongne/contract';

/** An instant as lists date things: `2026.11.20`. */
export const readDay = (instant: string): string => seoul(instant).format('YYYY.MM.DD');

/** An instant as sentences name its day: `2026년 11월 20일`. */
export const writtenDay = (instant: string): string => seoul(instant).format('YYYY년 M월 D일');
