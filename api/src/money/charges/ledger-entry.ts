import type { Account, PostingKind } from '#tables';

/** An account and what is added to it: debits are positive, credits negative. */
export type Entry = readonly [account: Account, amountWon: number];

/** Posting of the ledger without its entries. */
export interface Movement {
  readonly kind: PostingKind;
  /** Charge that moves, or the claim that is compensated. */
  readonly chargeId?: number;
  readonly claimId?: number;
  readonly attemptId?: number;
  readonly refundId?: number;
  readonly at: Date;
}
