import { INICIS_KEYS } from '../payments/payment-keys';
import { inicisInstant, isStale } from '../payments/payment-time';
import type { InicisProblem } from './inicis-codes';

/** The first check that fails, in the order in which they are given. */
export const firstProblem = (
  checks: readonly (readonly [problem: InicisProblem, isWrong: boolean])[],
): InicisProblem | undefined => checks.find(([, isWrong]) => isWrong)?.[0];

/** The checks of every call: the shop is ours, and its time is now. */
export const callerChecks = (mid: string, timestamp: string, now: Date) => {
  const sentAt = inicisInstant(timestamp);
  return [
    ['shop', mid !== INICIS_KEYS.mid],
    ['stale', sentAt === undefined || isStale(sentAt, now)],
  ] as const;
};
