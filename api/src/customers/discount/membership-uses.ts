import type { PriceLine } from '@dongne/contract';
import type { Transaction } from '#base';
import { addToTotals, deleteUse, insertUse } from './membership-use-repository';

/** Price approved by the customer. */
interface AgreedPrice {
  readonly requestId: number;
  readonly memberId: number;
  readonly lines: readonly PriceLine[];
}

/** Counts the membership discount of an approved price, once per request; nothing without a discount. */
export const countUse = async (
  tx: Transaction,
  { requestId, memberId, lines }: AgreedPrice,
  at: Date,
): Promise<void> => {
  const discountWon = -(lines.find(({ kind }) => kind === 'membership')?.amountWon ?? 0);
  if (discountWon <= 0) return;
  if (await insertUse(tx, { requestId, memberId, discountWon, usedAt: at }))
    await addToTotals(tx, memberId, 1, discountWon);
};

/** Reverts the count when the approval was reverted or nothing was washed. */
export const revertUse = async (tx: Transaction, requestId: number): Promise<void> => {
  const use = await deleteUse(tx, requestId);
  if (use !== undefined) await addToTotals(tx, use.memberId, -1, -use.discountWon);
};
