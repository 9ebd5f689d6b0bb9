import {
  seoulDate,
  type RequestDetail,
  type RequestItem,
  standardAmount,
  type StandardAmount,
  livesOf,
} from '@dongne/contract';
import { collectedAtOf } from '../common/collected-at';
import type { ClaimValues } from './claim-values';

/** Items of a request that may be claimed, with their fees and pictures. */
export const claimableItemsOf = ({ claimableItems, items }: RequestDetail): readonly RequestItem[] =>
  items.filter(({ id }) => claimableItems.some((claimable) => claimable.id === id));

/** Day on which the laundry was handed over, `2026-03-02` in Seoul; undefined without a collection. */
export const handedOnOf = (request: RequestDetail): string | undefined => {
  const at = collectedAtOf(request);
  return at === undefined ? undefined : seoulDate(at);
};

/** Purchase that the customer named in the request for pieces of the item's category; empty without one. */
export const namedPurchase = (
  { valuables }: RequestDetail,
  item: RequestItem | undefined,
): Partial<Pick<ClaimValues, 'priceWon' | 'boughtOn'>> => {
  const named = valuables.find(({ category }) => category === item?.category);
  return named === undefined ? {} : { priceWon: named.priceWon, boughtOn: named.boughtOn };
};

/** Official amounts for a claim: now, and with a photo that proves the purchase. */
export interface ClaimAmounts {
  readonly now: StandardAmount;
  readonly withProof: StandardAmount | null;
}

/** Returns the official amounts for the chosen item; undefined while none is chosen. */
export const amountsOf = (
  { itemId, priceWon, boughtOn, life, setShare, proofs }: ClaimValues,
  items: readonly RequestItem[],
  handedOn: string | undefined,
): ClaimAmounts | undefined => {
  const item = items.find(({ id }) => String(id) === itemId);
  if (item === undefined) return undefined;
  const byFee = standardAmount(item.priceWon, null);
  if (priceWon === null || priceWon === 0 || boughtOn === '' || handedOn === undefined || boughtOn > handedOn)
    return { now: byFee, withProof: null };
  const { kinds } = livesOf(item.category);
  const chosen = kinds.find((kind) => kind === life) ?? kinds[0];
  const byAge = standardAmount(item.priceWon, { priceWon, boughtOn, handedOn, life: chosen, share: setShare });
  return proofs.length > 0 ? { now: byAge, withProof: null } : { now: byFee, withProof: byAge };
};
