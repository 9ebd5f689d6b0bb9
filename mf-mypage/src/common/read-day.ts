import { seoul } from '@dongne/contract';

/** Date for lists: `2026.11.20`. */
export const readDay = (instant: string): string => seoul(instant).format('YYYY.MM.DD');

/** Date for sentences: `2026년 11월 20일`. */
export const writtenDay = (instant: string): string => seoul(instant).format('YYYY년 M월 D일');
