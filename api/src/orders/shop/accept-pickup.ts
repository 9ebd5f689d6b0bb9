import type { Needs, Transaction } from '#base';
import { REQUEST_TEXTS, notifyMember } from '#customers';
import { recordInTimeline, type RequestRow, updateRequest } from '../order';

/**
 * Writes the shop's acceptance: no status transition, but a notification and a row of the timeline. Without it the
 * system cancels the request shortly before its slot.
 *
 * @param request `Requested` and not accepted yet, as `lockRequest` returned it in this transaction.
 */
export const acceptPickup = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
): Promise<void> => {
  const at = parts.clock.now();
  await updateRequest(tx, request.id, { acceptedAt: at });
  const shop = { type: 'shop', id: request.laundryId } as const;
  await recordInTimeline(tx, request.id, request.status, { to: request.status, actor: shop, event: 'accepted' }, at);
  await notifyMember(tx, parts, request.memberId, REQUEST_TEXTS.accepted(request), request.id);
};
