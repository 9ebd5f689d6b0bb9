import type { ChargeRow } from './charge-repository';
import type { Payable } from './payable';

const HOUR_MS = 3_600_000;

/** What one more refusal makes of a charge. */
export interface AfterRefusal {
  readonly firstRefusedAt: Date;
  readonly refusals: number;
  /** When the card is asked next; null when it was the last try. */
  readonly nextTryAt: Date | null;
}

/**
 * The hours of a retry count from the first refusal, not from the last, so that payments by hand in between change nothing.
 * A retry whose hour has passed already is left out.
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

/** Whether a failed charge has been owed for so long that nothing new can be ordered. */
export const isOverdue = (
  { status, firstRefusedAt }: Pick<ChargeRow, 'status' | 'firstRefusedAt'>,
  { overdueHours }: Pick<Payable, 'overdueHours'>,
  now: Date,
): boolean =>
  status === 'Failed' &&
  overdueHours !== null &&
  firstRefusedAt !== null &&
  now.getTime() - firstRefusedAt.getTime() >= overdueHours * HOUR_MS;
