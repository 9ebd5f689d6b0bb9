import { livesOf, type Purchase, seoulDate, standardAmount, type StandardAmount } from '@dongne/contract';
import type { ClaimRow } from './claim-repository';

/** Purchase of a claimed item; null without one. */
export const purchaseOf = ({ claim, item, collectedAt }: ClaimRow): Purchase | null => {
  const { purchasePriceWon: priceWon, purchasedOn: boughtOn, life, setShare } = claim;
  if (priceWon === null || boughtOn === null || collectedAt === null) return null;
  return {
    priceWon,
    boughtOn,
    handedOn: seoulDate(collectedAt),
    life: life ?? livesOf(item.category).kinds[0],
    share: setShare ?? 'whole',
  };
};

/** Official amount of a claim. A purchase counts with a photo that proves it. */
export const standardOf = (row: ClaimRow, hasProof: boolean): StandardAmount =>
  standardAmount(row.item.priceWon, hasProof ? purchaseOf(row) : null);
