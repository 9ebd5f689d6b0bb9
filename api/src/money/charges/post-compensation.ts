import type { Transaction } from '#base';
import { post } from './ledger';

/** Compensation of a claim beyond the refund of its item. */
export interface Compensation {
  readonly claimId: number;
  readonly amountWon: number;
  readonly at: Date;
}

/** Posts an awarded compensation: a cost of ours, owed to the claimant. Once per claim (unique index). */
export const postCompensation = (tx: Transaction, { claimId, amountWon, at }: Compensation): Promise<void> =>
  post(tx, { kind: 'compensation', claimId, at }, [
    ['compensation', amountWon],
    ['claimants', -amountWon],
  ]);

/** Posts its transfer to the claimant's bank account. Once per claim (unique index). */
export const postCompensationPaid = (tx: Transaction, { claimId, amountWon, at }: Compensation): Promise<void> =>
  post(tx, { kind: 'compensationPaid', claimId, at }, [
    ['claimants', amountWon],
    ['bank', -amountWon],
  ]);
