import type { PriceLine } from '@dongne/contract';
import type { Transaction } from '#base';
import { addToTotals, deleteUse, insertUse } from './membership-use-repository';

/** A price that its customer has agreed to. */
interface AgreedPrice {
  readonly requestId: number;
  readonly memberId: number;
  readonly lines: readonly PriceLine[];
}

/** Counts the members' discount of an approved price, once per request; nothing for a price without one. */
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

/** Takes it back, because the approval was, or because nothing was washed. */
export const takeUseBack = async (tx: Transaction, requestId: number): Promise<void> => {
  const use = await deleteUse(tx, requestId);
  if (use !== undefined) await addToTotals(tx, use.memberId, -1, -use.discountWon);
};
