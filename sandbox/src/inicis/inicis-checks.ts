import { INICIS_KEYS } from '../payments/payment-keys';
import { inicisInstant, isStale } from '../payments/payment-time';
import type { InicisProblem } from './inicis-codes';

/** The first failing check, in the given order. */
export const firstProblem = (
  checks: readonly (readonly [problem: InicisProblem, isWrong: boolean])[],
): InicisProblem | undefined => checks.find(([, isWrong]) => isWrong)?.[0];

/** Common checks of every call: our own shop, and a present time. */
export const callerChecks = (mid: string, timestamp: string, now: Date) => {
  const sentAt = inicisInstant(timestamp);
  return [
    ['shop', mid !== INICIS_KEYS.mid],
    ['stale', sentAt === undefined || isStale(sentAt, now)],
  ] as const;
};
