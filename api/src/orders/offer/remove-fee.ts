import { formatWon, mostPoints, priceOfChoice, priceOfOffer } from '@dongne/contract';
import { approvedCoupon, returnSurplusPoints, reduceCharge, hasOpenUse } from '#money';
import { Refusal, type Transaction } from '#base';
import { type Actor, recordInTimeline, type RequestRow, updateRequest } from '../order';
import { currentOffer, insertOffer, type WholeOffer } from './offer-repository';

const FEE_BACK = '수거 실패 수수료 취소';

/** The payment in flight was calculated with the fee. */
const BEING_PAID = '지금 결제하고 있는 신청이에요. 잠시 후 다시 시도해 주세요.';

interface FeeChange {
  readonly noShowFeeWon: number;
  readonly actor: Actor;
  readonly at: Date;
}

/** The same offer with another fee, as a new version, because versions are immutable. */
export const reissueOffer = async (
  tx: Transaction,
  request: RequestRow,
  { offer, items }: WholeOffer,
  { noShowFeeWon, actor, at }: FeeChange,
): Promise<number> => {
  const version = offer.version + 1;
  const terms = { ...offer.terms, noShowFeeWon };
  const { lines: priceLines, totalWon } = priceOfOffer({ items, terms });
  const copies = items.map(({ id: _id, requestId: _request, offerVersion: _version, ...item }) => item);
  await insertOffer(tx, { ...offer, version, terms, priceLines, totalWon, madeAt: at }, copies);
  await updateRequest(tx, request.id, {
    noShowFeeWon,
    offerVersion: version,
    priceLines,
    totalWon,
    priceRemindersSent: 0,
  });
  const reason = `합계 ${formatWon(offer.totalWon)} → ${formatWon(totalWon)}`;
  await recordInTimeline(tx, request.id, request.status, { to: request.status, actor, reason, event: 'corrected' }, at);
  return totalWon;
};

/**
 * Reduces the charge of an approved request, or voids it where only the fee was left. Returns points that the lower
 * price no longer needs.
 */
const reduceDebt = async (
  tx: Transaction,
  request: RequestRow,
  { offer, items }: WholeOffer,
  { noShowFeeWon, at }: FeeChange,
): Promise<RequestRow> => {
  if (await hasOpenUse(tx, request.id)) throw new Refusal('INVALID_TRANSITION', { svMessage: BEING_PAID });
  const declined = new Set(items.filter((item) => item.declined).map(({ id }) => id));
  const less = { items, terms: { ...offer.terms, noShowFeeWon } };
  const coupon = await approvedCoupon(tx, request);
  const points = mostPoints(request.approvedPoints, priceOfChoice(less, declined, { coupon }).dueWon);
  const { lines, totalWon } = priceOfChoice(less, declined, { coupon, points });
  const byWon = (request.totalWon ?? 0) - totalWon;
  const reduced = await reduceCharge(tx, { requestId: request.id, byWon, reason: FEE_BACK, askedBy: 'operator', at });
  // A paid request keeps its lines and points as receipt, and the fee is refunded.
  if (reduced === 'refunding') return updateRequest(tx, request.id, { noShowFeeWon });
  await returnSurplusPoints(tx, request, { points: request.approvedPoints - points, at });
  const paymentStatus = totalWon === 0 ? 'None' : request.paymentStatus;
  const changes = { noShowFeeWon, priceLines: lines, totalWon, paymentStatus, approvedPoints: points } as const;
  return updateRequest(tx, request.id, changes);
};

/**
 * Removes the fee of a failed collection in any state of the request: before pricing from the next offer, while
 * awaiting approval by a new version, after the approval from the charge or as a refund.
 *
 * @param request as `lockRequest` returned it in this transaction.
 * @returns the new total, where the customer has to review a price again; else null.
 * @throws {Refusal} `INVALID_TRANSITION` while a voucher payment is in flight.
 */
export const removeFee = async (
  tx: Transaction,
  request: RequestRow,
  { feeWon, actor, at }: { readonly feeWon: number; readonly actor: Actor; readonly at: Date },
): Promise<number | null> => {
  const change: FeeChange = { noShowFeeWon: Math.max(0, request.noShowFeeWon - feeWon), actor, at };
  const whole = await currentOffer(tx, request);
  if (whole !== undefined && request.approvedAt !== null) {
    await reduceDebt(tx, request, whole, change);
    return null;
  }
  if (whole !== undefined && request.status === 'Registered') return reissueOffer(tx, request, whole, change);
  await updateRequest(tx, request.id, { noShowFeeWon: change.noShowFeeWon });
  return null;
};
