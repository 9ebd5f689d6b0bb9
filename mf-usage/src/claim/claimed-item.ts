import {
  CLAIM_COMPENSATION,
  seoulDate,
  type RequestDetail,
  type RequestItem,
  standardAmount,
  type StandardAmount,
  livesOf,
  sharesOf,
} from '@dongne/contract';
import { latestMove } from '../common/latest-move';
import type { ClaimValues } from './claim-values';

/** Items of a request that may be claimed, with their fees and pictures. */
export const claimableItemsOf = ({ claimableItems, items }: RequestDetail): readonly RequestItem[] =>
  items.filter(({ id }) => claimableItems.some((claimable) => claimable.id === id));

/** Day on which the laundry was handed over, `2026-03-02` in Seoul; undefined without a collection. */
export const handedOnOf = (request: RequestDetail): string | undefined => {
  const at = latestMove(request, 'Collected')?.at;
  return at === undefined ? undefined : seoulDate(at);
};

type Typed = Pick<ClaimValues, 'priceWon' | 'boughtOn'>;

const NOT_TYPED: Typed = { priceWon: null, boughtOn: '' };

/** Purchase that the customer named in the request for pieces of the item's category; empty without one. */
const namedFor = ({ valuables, items }: RequestDetail, itemId: string): Typed => {
  const item = items.find(({ id }) => String(id) === itemId);
  const named = valuables.find(({ category }) => category === item?.category);
  return named === undefined ? NOT_TYPED : { priceWon: named.priceWon, boughtOn: named.boughtOn };
};

/** Purchase for another item: what was typed stays, what the form filled in follows the item. */
export const purchaseFor = (
  request: RequestDetail,
  { itemId: before, priceWon, boughtOn }: Pick<ClaimValues, 'itemId' | 'priceWon' | 'boughtOn'>,
  itemId: string,
): Typed => {
  const filledIn = namedFor(request, before);
  const isTyped = priceWon !== filledIn.priceWon || boughtOn !== filledIn.boughtOn;
  return isTyped && !(priceWon === null && boughtOn === '') ? { priceWon, boughtOn } : namedFor(request, itemId);
};

/** Kind and share of an item: as chosen, if an item of its category can be that. */
export const kindOf = ({ category }: RequestItem, { life, setShare }: Pick<ClaimValues, 'life' | 'setShare'>) => {
  const { kinds } = livesOf(category);
  return {
    life: kinds.find((kind) => kind === life) ?? kinds[0],
    share: sharesOf(category).find((share) => share === setShare) ?? 'whole',
  };
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
  const purchase = { priceWon, boughtOn, handedOn, ...kindOf(item, { life, setShare }) };
  const byAge = standardAmount(item.priceWon, purchase);
  return proofs.length > 0 ? { now: byAge, withProof: null } : { now: byFee, withProof: byAge };
};
