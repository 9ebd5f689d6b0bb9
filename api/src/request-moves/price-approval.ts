import { and, eq, inArray } from 'drizzle-orm';
import type { AppParts } from '../common/app-parts';
import { invalidField, Refusal } from '../common/refusal';
import type { Transaction } from '../database/database';
import type { RequestRow } from '../requests/request-repository';
import { requestItems, requests } from '../requests/request-tables';
import { moveRequest, type Actor } from './move-request';
import { priceOf } from './request-price';

type Approver = Exclude<Actor, { readonly type: 'shop' }>;

const declineItems = async (tx: Transaction, requestId: number, itemIds: readonly number[]): Promise<void> => {
  if (itemIds.length === 0) return;
  const declined = await tx
    .update(requestItems)
    .set({ declined: true })
    .where(and(eq(requestItems.requestId, requestId), inArray(requestItems.id, [...itemIds])))
    .returning({ id: requestItems.id });
  if (declined.length < new Set(itemIds).size) throw invalidField('declinedItemIds', '이 신청에 없는 품목이에요.');
};

const isEverythingDeclined = async (tx: Transaction, requestId: number): Promise<boolean> =>
  (await tx.$count(requestItems, and(eq(requestItems.requestId, requestId), eq(requestItems.declined, false)))) === 0;

/**
 * Agrees to the final price, without the declined items: only then may the shop wash. The payment lane goes from None to
 * Issued. When every item is declined the laundry goes back unwashed. A price that was approved already stays as it is.
 *
 * @param request as `lockRequest` gave it in this transaction.
 * @returns the request as it now is.
 * @throws {Refusal} `INVALID_TRANSITION` unless the request waits for the approval, `VALIDATION` for a foreign item.
 */
export const approvePrice = async (
  tx: Transaction,
  parts: Pick<AppParts, 'clock' | 'messages'>,
  request: RequestRow,
  { actor, declinedItemIds }: { readonly actor: Approver; readonly declinedItemIds: readonly number[] },
): Promise<RequestRow> => {
  if (request.approvedAt !== null) return request;
  if (request.status !== 'Registered') throw new Refusal('INVALID_TRANSITION');
  await declineItems(tx, request.id, declinedItemIds);
  const price = await priceOf(tx, request);
  if (await isEverythingDeclined(tx, request.id)) {
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
