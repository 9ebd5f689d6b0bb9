import { seoul } from '@dongne/contract';

/** An instant as lists date things: `2026.11.20`. */
export const readDay = (instant: string): string => seoul(instant).format('YYYY.MM.DD');
