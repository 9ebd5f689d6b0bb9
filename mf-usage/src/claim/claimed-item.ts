import {
  CLAIM_COMPENSATION,
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

/** Claim with the purchase that the customer named in the request for pieces of the item's category, unless typed. */
export const withNamedPurchase = <Values extends Pick<ClaimValues, 'itemId' | 'priceWon' | 'boughtOn'>>(
  { valuables, items }: RequestDetail,
  values: Values,
): Values => {
  const item = items.find(({ id }) => String(id) === values.itemId);
  const named = valuables.find(({ category }) => category === item?.category);
  if (named === undefined || values.priceWon !== null || values.boughtOn !== '') return values;
  return { ...values, priceWon: named.priceWon, boughtOn: named.boughtOn };
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
  const isReal = priceWon !== null && priceWon > 0 && priceWon <= CLAIM_COMPENSATION.maxPriceWon;
  if (!isReal || boughtOn === '' || handedOn === undefined || boughtOn > handedOn)
    return { now: byFee, withProof: null };
  const { kinds } = livesOf(item.category);
  const chosen = kinds.find((kind) => kind === life) ?? kinds[0];
  const byAge = standardAmount(item.priceWon, { priceWon, boughtOn, handedOn, life: chosen, share: setShare });
  return proofs.length > 0 ? { now: byAge, withProof: null } : { now: byFee, withProof: byAge };
};
