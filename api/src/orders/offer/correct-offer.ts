import { formatWon, OFFER_VERSIONS_MAX } from '@dongne/contract';
import { Refusal, type Needs, type Transaction } from '#base';
import { PRICE_TEXTS, notifyMember } from '#customers';
import {
  type Actor,
  newestDifference,
  recordDifference,
  recordInTimeline,
  type RequestRow,
  updateRequest,
} from '../order';
import type { VoucherBalance } from '../voucher';
import { makeOffer, type NewOffer } from './make-offer';

/** A shop cannot change an approved price: it has to return the laundry, or talk to the customer. */
const AGREED_ALREADY = '고객이 이미 금액을 승인해서 수정할 수 없어요.';

/** Limited, because each correction notifies the customer. */
const CORRECTED_TOO_OFTEN = `금액은 ${OFFER_VERSIONS_MAX}번까지 알릴 수 있어요. 고객센터에 문의해 주세요.`;

const changeOf = (beforeWon: number | null, afterWon: number): string =>
  beforeWon === null || beforeWon === afterWon
    ? `합계는 그대로 ${formatWon(afterWon)}이에요`
    : `합계 ${formatWon(beforeWon)} → ${formatWon(afterWon)}`;

/** Offer of a shop. */
export interface AskedOffer {
  readonly actor: Actor;
  readonly offer: NewOffer;
  /** Sentence about a number of pieces that differs from the collection; repeated only when it has changed. */
  readonly difference: string | null;
  /** Voucher balance of a user with an agreement in advance; undefined for other members. */
  readonly vouchers?: VoucherBalance | undefined;
}

/**
 * Corrects an offer that awaits approval: a new version, a row of the timeline, and a notification, because the version
 * on the customer's screen is obsolete.
 *
 * @param request as `lockRequest` returned it in this transaction, `Registered`.
 * @returns the request with the new offer.
 * @throws {Refusal} `INVALID_TRANSITION` once the customer has approved, or after too many corrections.
 */
export const correctOffer = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  { actor, offer, difference }: AskedOffer,
): Promise<RequestRow> => {
  if (request.approvedAt !== null) throw new Refusal('INVALID_TRANSITION', { svMessage: AGREED_ALREADY });
  if ((request.offerVersion ?? 0) >= OFFER_VERSIONS_MAX)
    throw new Refusal('INVALID_TRANSITION', { svMessage: CORRECTED_TOO_OFTEN });
  const at = parts.clock.now();
  const changes = await makeOffer(tx, request, offer, at);
  const corrected = await updateRequest(tx, request.id, changes);
  const reason = changeOf(request.totalWon, changes.totalWon);
  await recordInTimeline(tx, request.id, 'Registered', { to: 'Registered', actor, reason, event: 'corrected' }, at);
  const news = (await newestDifference(tx, request.id)) === difference ? null : difference;
  if (news !== null) await recordDifference(tx, request, actor, news, at);
  const told = PRICE_TEXTS.corrected({ id: request.id, change: reason });
  const text = [told.text, news].filter(Boolean).join(' ');
  await notifyMember(tx, parts, request.memberId, { ...told, text }, request.id);
  return corrected;
};
