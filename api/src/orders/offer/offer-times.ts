import {
  formatMoment,
  PRICE_CALL_AFTER_HOURS,
  PRICE_REMINDER_HOURS,
  PRICE_RETURN_AFTER_HOURS,
  type RequestStatus,
} from '@dongne/contract';
import { Refusal, type Transaction } from '#base';
import type { OfferRow, RequestRow } from '../order';
import { currentOffer } from './offer-repository';

const HOUR_MS = 3_600_000;

type Asked = Pick<RequestRow, 'status' | 'statusAt' | 'approvedAt' | 'offerVersion'>;
type Offer = Pick<OfferRow, 'version' | 'madeAt'>;

const isAsked = ({
  status,
  approvedAt,
}: {
  readonly status: RequestStatus;
  readonly approvedAt: Date | null;
}): boolean => status === 'Registered' && approvedAt === null;

/** Start of the customer's time to answer: the offer, or the revocation of the agreement in advance. */
const askedSince = ({ statusAt }: Asked, { madeAt }: Offer): Date => (madeAt > statusAt ? madeAt : statusAt);

const hoursAfter = (start: Date, hours: number): Date => new Date(start.getTime() + hours * HOUR_MS);

/** Earliest return of the laundry without an answer; null while no answer is due. */
export const returnableAt = (request: Asked, offer: Offer): Date | null =>
  isAsked(request) && request.offerVersion === offer.version
    ? hoursAfter(askedSince(request, offer), PRICE_RETURN_AFTER_HOURS)
    : null;

/** Whether the customer has been silent long enough for a call of the shop. */
export const canCallCustomer = (request: Asked, offer: Offer | undefined, now: Date): boolean =>
  offer !== undefined &&
  isAsked(request) &&
  hoursAfter(askedSince(request, offer), PRICE_CALL_AFTER_HOURS).getTime() <= now.getTime();

/** Number of reminders due by now. */
export const remindersDue = (request: Asked, offer: Offer, now: Date): number =>
  isAsked(request)
    ? PRICE_REMINDER_HOURS.filter((hours) => hoursAfter(askedSince(request, offer), hours) <= now).length
    : 0;

/**
 * Checks that the shop may return laundry without an answer.
 *
 * @param request as `lockRequest` returned it in this transaction.
 * @throws {Refusal} `INVALID_TRANSITION` where the customer is not asked, has approved, or still has time.
 */
export const checkUnanswered = async (tx: Transaction, request: RequestRow, now: Date): Promise<void> => {
  const refuse = (svMessage: string) => new Refusal('INVALID_TRANSITION', { svMessage });
  if (request.approvedAt !== null) throw refuse('고객이 이미 금액을 승인했어요.');
  const whole = await currentOffer(tx, request);
  const until = whole === undefined ? null : returnableAt(request, whole.offer);
  if (until === null) throw refuse('고객에게 금액을 알린 신청이 아니에요.');
  if (now < until)
    throw refuse(
      `고객이 금액을 확인할 시간을 ${PRICE_RETURN_AFTER_HOURS}시간 드려요. ${formatMoment(until.toISOString())}부터 돌려보낼 수 있어요.`,
    );
};
