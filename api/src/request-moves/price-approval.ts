import { and, eq, inArray } from 'drizzle-orm';
import type { AppParts } from '../common/app-parts';
import { invalidField, Refusal } from '../common/refusal';
import type { Transaction } from '../database/database';
import type { RequestRow } from '../requests/request-repository';
import { requestItems, requests } from '../requests/request-tables';
import { moveRequest, type Actor } from './move-request';
import { priceOf } from './request-price';

type Approver = Exclude<Actor, { readonly type: 'shop' }>;

/** What is declined, and whether anything is left to wash. */
interface Choice {
  readonly declinedIds: ReadonlySet<number>;
  readonly isNothingLeft: boolean;
}

const choiceOf = async (tx: Transaction, requestId: number): Promise<Choice> => {
  const items = await tx
    .select({ id: requestItems.id, declined: requestItems.declined })
    .from(requestItems)
    .where(eq(requestItems.requestId, requestId));
  const declinedIds = new Set(items.filter(({ declined }) => declined).map(({ id }) => id));
  return { declinedIds, isNothingLeft: items.length > 0 && declinedIds.size === items.length };
};

const declineItems = async (tx: Transaction, requestId: number, itemIds: readonly number[]): Promise<void> => {
  if (itemIds.length === 0) return;
  const declined = await tx
    .update(requestItems)
    .set({ declined: true })
    .where(and(eq(requestItems.requestId, requestId), inArray(requestItems.id, [...itemIds])))
    .returning({ id: requestItems.id });
  if (declined.length < new Set(itemIds).size) throw invalidField('declinedItemIds', '이 신청에 없는 품목이에요.');
};

/**
 * A choice is made once. Somebody who sends it again has it; somebody who chose differently on another device has to hear
 * that theirs does not count.
 *
 * @throws {Refusal} `OFFER_CHANGED`.
 */
const checkSameChoice = ({ declinedIds }: Choice, itemIds: readonly number[]): void => {
  if (new Set(itemIds).size === declinedIds.size && itemIds.every((id) => declinedIds.has(id))) return;
  throw new Refusal('OFFER_CHANGED', {
    svMessage: '이미 다른 선택으로 승인된 금액이에요. 승인된 내용을 확인해 주세요.',
  });
};

/**
 * Agrees to the final price, without the declined items: only then may the shop wash. The payment lane goes from None to
 * Issued. When every item is declined the laundry goes back unwashed. The same choice again changes nothing.
 *
 * @param request as `lockRequest` gave it in this transaction.
 * @returns the request as it now is.
 * @throws {Refusal} `OFFER_CHANGED` when another choice was made already, `INVALID_TRANSITION` unless the request waits for
 * the approval, `VALIDATION` for a foreign item.
 */
export const approvePrice = async (
  tx: Transaction,
  parts: Pick<AppParts, 'clock' | 'messages'>,
  request: RequestRow,
  { actor, declinedItemIds }: { readonly actor: Approver; readonly declinedItemIds: readonly number[] },
): Promise<RequestRow> => {
  const made = await choiceOf(tx, request.id);
  if (request.approvedAt !== null || (request.status === 'Returned' && made.isNothingLeft)) {
    checkSameChoice(made, declinedItemIds);
    return request;
  }
  if (request.status !== 'Registered') throw new Refusal('INVALID_TRANSITION');
  await declineItems(tx, request.id, declinedItemIds);
  const price = await priceOf(tx, request);
  if ((await choiceOf(tx, request.id)).isNothingLeft) {
    return moveRequest(tx, parts, request, {
      to: 'Returned',
      actor,
      reason: '모든 품목을 진행하지 않기로 해서 그대로 돌려 드려요.',
      changes: price,
    });
  }
  const [approved] = await tx
    .update(requests)
    .set({ ...price, approvedAt: parts.clock.now(), approvedBy: actor.type, paymentStatus: 'Issued' })
    .where(eq(requests.id, request.id))
    .returning();
  if (approved === undefined) throw new Refusal('NOT_FOUND');
  return approved;
};
