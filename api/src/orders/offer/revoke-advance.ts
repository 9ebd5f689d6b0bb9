import { ACTIONS_OF_STATUS, formatWon, priceOfOffer } from '@dongne/contract';
import { returnBenefits } from '#money';
import { Refusal, type Needs, type Transaction } from '#base';
import { revertUse } from '#customers';
import { type Actor, recordInTimeline, type RequestRow, updateRequest } from '../order';
import { endCharge } from '../pay';
import { currentOffer } from './offer-repository';
import { reissueOffer } from './remove-fee';

const BY_HAND = '직접 승인하신 금액은 취소할 수 없어요. 세탁소에 문의해 주세요.';
const TAKEN_BACK = '미리 동의 취소';
const WASHING = '세탁이 이미 시작되어 취소할 수 없어요. 세탁소에 문의해 주세요.';

/** @throws {Refusal} `INVALID_TRANSITION` for a price that the customer approved, or once it is irrevocable. */
const checkTakeBack = ({ status, approvedAt, approvedBy, paymentStatus }: RequestRow): void => {
  const refuse = (svMessage?: string) =>
    new Refusal('INVALID_TRANSITION', svMessage === undefined ? {} : { svMessage });
  if (approvedAt !== null && approvedBy !== 'advance') throw refuse(BY_HAND);
  if (ACTIONS_OF_STATUS[status].includes('takeBack') && (paymentStatus === 'None' || paymentStatus === 'Issued'))
    return;
  throw refuse(approvedAt !== null && status !== 'Returned' ? WASHING : undefined);
};

/** Undoes an approval in advance: the whole offer awaits an answer, as if it had just been made. */
const askedAgain = async (tx: Transaction, request: RequestRow, at: Date) => {
  const whole = await currentOffer(tx, request);
  if (whole === undefined) throw new Error('an approval without its offer');
  const { lines: priceLines, totalWon } = priceOfOffer({ items: whole.items, terms: whole.offer.terms });
  return {
    approvedAt: null,
    approvedBy: null,
    approvedVersion: null,
    approvedCouponId: null,
    approvedPoints: 0,
    paymentStatus: 'None' as const,
    priceLines,
    totalWon,
    statusAt: at,
    priceRemindersSent: 0,
  };
};

/** Reissues the offer without a fee that was removed after the approval, before the customer is asked again. */
const withoutFeeOfEarlier = async (tx: Transaction, request: RequestRow, at: Date): Promise<void> => {
  const whole = await currentOffer(tx, request);
  const { noShowFeeWon } = request;
  if (whole === undefined || whole.offer.terms.noShowFeeWon === noShowFeeWon) return;
  await reissueOffer(tx, request, whole, { noShowFeeWon, actor: { type: 'system' }, at });
};

/**
 * Revokes an agreement in advance, and the approval that it caused, until the shop starts washing. From then on the
 * customer is asked as usual. Idempotent.
 *
 * @param request as `lockRequest` returned it in this transaction: customer and shop race for the lock.
 * @throws {Refusal} `INVALID_TRANSITION` when washing has started, and for a price that the customer approved by hand.
 */
export const revokeAdvance = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  request: RequestRow,
  actor: Actor,
): Promise<void> => {
  if (request.advanceLimitWon === null && request.approvedAt === null) return;
  checkTakeBack(request);
  const at = parts.clock.now();
  const isApproved = request.approvedAt !== null;
  // The card is charged only with the washing; a manual payment in flight blocks the revocation.
  if ((await endCharge(tx, request.id, TAKEN_BACK, at)) === 'refunding') throw new Refusal('INVALID_TRANSITION');
  if (isApproved) await returnBenefits(tx, parts, request);
  await revertUse(tx, request.id);
  const undone = isApproved ? await askedAgain(tx, request, at) : {};
  await updateRequest(tx, request.id, { ...undone, advanceLimitWon: null });
  const reason = isApproved
    ? `${formatWon(request.totalWon ?? 0)} 승인을 취소했어요. 금액을 직접 확인해 주세요.`
    : '금액이 나오면 먼저 여쭤볼게요.';
  const row = { to: request.status, actor, reason, event: 'takenBack' } as const;
  await recordInTimeline(tx, request.id, request.status, row, at);
  if (isApproved) await withoutFeeOfEarlier(tx, request, at);
};
