import type { ChargeRow } from './charge-repository';
import type { Payable } from './payable';

const HOUR_MS = 3_600_000;

/** State of a charge after one more refusal. */
export interface AfterRefusal {
  readonly firstRefusedAt: Date;
  readonly refusals: number;
  /** Time of the next attempt; null after the last one. */
  readonly nextTryAt: Date | null;
}

/**
 * Retry times count from the first refusal, not from the last, so that manual payments in between change nothing. A
 * retry time in the past is skipped.
 */
export const afterRefusal = (
  { firstRefusedAt, refusals }: Pick<ChargeRow, 'firstRefusedAt' | 'refusals'>,
  { retryHours }: Pick<Payable, 'retryHours'>,
  now: Date,
): AfterRefusal => {
  const first = firstRefusedAt ?? now;
  const next = retryHours.map((hours) => new Date(first.getTime() + hours * HOUR_MS)).find((at) => at > now);
  return { firstRefusedAt: first, refusals: refusals + 1, nextTryAt: next ?? null };
};

/** Whether a failed charge is old enough to block new orders. */
export const isOverdue = (
  { status, firstRefusedAt }: Pick<ChargeRow, 'status' | 'firstRefusedAt'>,
  { overdueHours }: Pick<Payable, 'overdueHours'>,
  now: Date,
): boolean =>
  status === 'Failed' &&
  overdueHours !== null &&
  firstRefusedAt !== null &&
  now.getTime() - firstRefusedAt.getTime() >= overdueHours * HOUR_MS;
