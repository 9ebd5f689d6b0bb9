import { PAY_PRESSES_PER_HOUR } from '@dongne/contract';
import { type Needs, type Transaction, countUse } from '#base';

const HOUR_MS = 3_600_000;

/**
 * Limits how often a member may have their card charged by hand (card testing).
 *
 * @throws {Refusal} `TOO_MANY_REQUESTS` with the seconds until the next try.
 */
export const countManualCharge = (tx: Transaction, parts: Needs<'clock' | 'config'>, memberId: number): Promise<void> =>
  countUse(tx, parts, { subject: `pay:${memberId}`, max: PAY_PRESSES_PER_HOUR, windowMs: HOUR_MS });
