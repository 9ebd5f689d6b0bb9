import { eq } from 'drizzle-orm';
import { formatWon, PRICE_CORRECTED_LABEL } from '@dongne/contract';
import type { AppParts } from '../../common/app-parts';
import { Refusal } from '../../common/refusal';
import type { Transaction } from '../../database/database';
import type { RequestRow } from '../requests/request-repository';
import { requests } from '../request-tables';
import { advanceMessage } from './advance-copy';
import { makeOffer, type NewOffer } from './make-offer';
import { tellCustomer } from '../moves/move-messages';
import { recordMove, type Actor } from '../moves/move-request';

/** What was agreed to stays: the shop has to return the laundry, or talk to the customer. */
const AGREED_ALREADY = '고객이 이미 금액을 승인해서 수정할 수 없어요.';

const changeOf = (beforeWon: number | null, afterWon: number): string =>
  beforeWon === null || beforeWon === afterWon
    ? `합계는 그대로 ${formatWon(afterWon)}이에요`
    : `합계 ${formatWon(beforeWon)} → ${formatWon(afterWon)}`;

/**
 * Asks something else while the customer has not answered yet: a new version, a row of the timeline, and a message, because what
 * they have looked at does not count any more.
 *
 * @param request as `lockRequest` gave it in this transaction, `Registered`.
 * @returns the request with the new offer.
 * @throws {Refusal} `INVALID_TRANSITION` once the customer has agreed.
 */
export const correctOffer = async (
  tx: Transaction,
  parts: Pick<AppParts, 'clock' | 'messages'>,
  request: RequestRow,
  { actor, offer }: { readonly actor: Actor; readonly offer: NewOffer },
): Promise<RequestRow> => {
  if (request.approvedAt !== null) throw new Refusal('INVALID_TRANSITION', { svMessage: AGREED_ALREADY });
  const at = parts.clock.now();
  const changes = await makeOffer(tx, request, offer, at);
  const [corrected] = await tx.update(requests).set(changes).where(eq(requests.id, request.id)).returning();
  if (corrected === undefined) throw new Refusal('NOT_FOUND');
  const reason = changeOf(request.totalWon, changes.totalWon);
  await recordMove(tx, request.id, 'Registered', { to: 'Registered', actor, reason, event: 'corrected' }, at);
  const told = advanceMessage(request.advanceLimitWon, changes.totalWon);
  const text = `세탁소가 금액을 수정했어요. ${reason}. ${told?.text ?? '새 금액을 확인해 주세요.'}`;
  await tellCustomer(tx, parts, request, { title: told?.title ?? PRICE_CORRECTED_LABEL, text });
  return corrected;
};
