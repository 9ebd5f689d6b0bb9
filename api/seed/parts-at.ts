import type { Needs } from '#base';
import { NO_MESSAGES } from '#customers';

/** Parts with a frozen clock and without messages: a seeded past must not notify today. */
export const partsAt = (at: Date): Needs<'clock' | 'messages'> => ({
  clock: { now: () => at },
  messages: NO_MESSAGES,
});
