import { itemWorths } from '@dongne/contract';
import { invalidField, Refusal, type Executor } from '#base';
import { approvedItems } from '../offer';
import type { ItemRow, RequestRow } from '../order';
import { itemRefundsOf } from './item-refund-repository';

/** An approved item, its share of the final price, and whether it was refunded. */
export interface RefundableItem {
  readonly id: number;
  readonly name: string;
  readonly worthWon: number;
  readonly isRefunded: boolean;
}

/** The approved items of a request, in the order of the offer; none before the approval. */
export const refundableItems = async (executor: Executor, request: RequestRow): Promise<readonly RefundableItem[]> => {
  const items: readonly ItemRow[] = await approvedItems(executor, request);
  const worths = itemWorths(items, request.priceLines ?? []);
  const refunded = new Set((await itemRefundsOf(executor, request.id)).flatMap(({ itemIds }) => itemIds));
  return items.map(({ id, name }) => ({ id, name, worthWon: worths.get(id) ?? 0, isRefunded: refunded.has(id) }));
};

const NOT_APPROVED = '승인된 품목만 환불할 수 있어요.';

/**
 * Price of some items of a request, each refundable once.
 *
 * @throws {Refusal} `VALIDATION` for items that are not approved, `INVALID_TRANSITION` for refunded ones.
 */
export const worthOfItems = async (
  executor: Executor,
  request: RequestRow,
  itemIds: readonly number[],
): Promise<number> => {
  const known = await refundableItems(executor, request);
  const chosen = known.filter(({ id }) => itemIds.includes(id));
  if (chosen.length < new Set(itemIds).size) throw invalidField('itemIds', NOT_APPROVED);
  const again = chosen.filter(({ isRefunded }) => isRefunded).map(({ name }) => name);
  if (again.length > 0)
    throw new Refusal('INVALID_TRANSITION', { svMessage: `이미 환불한 품목이에요: ${again.join(', ')}` });
  return chosen.reduce((sum, { worthWon }) => sum + worthWon, 0);
};
