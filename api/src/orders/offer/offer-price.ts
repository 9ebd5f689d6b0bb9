import { advanceAnswer, isOfferAsAnnounced, priceOfOffer, type LookedAtOffer } from '@dongne/contract';
import { pickedCoupon } from '#money';
import type { Needs, Transaction } from '#base';
import { PRICE_TEXTS } from '#customers';
import { transitionRequest } from '../on-transition';
import { allMends, type RequestRow } from '../order';
import { type VoucherBalance, voucherCover, type VoucherCover } from '../voucher';
import { advanceMessage, uncoveredMessage } from './advance-copy';
import { type AskedOffer, correctOffer } from './correct-offer';
import { makeOffer } from './make-offer';
import { currentOffer } from './offer-repository';
import { approveInAdvance } from './price-approval';

/** Whether announced, collected and priced pieces are equal. */
const isAsAnnounced = async (
  tx: Transaction,
  { id, pieces, laundryNumByUser: count, announcedItems: items }: RequestRow,
  { offer, difference }: Pick<AskedOffer, 'offer' | 'difference'>,
): Promise<boolean> => {
  if (difference !== null || (pieces !== null && pieces !== count)) return false;
  return isOfferAsAnnounced({ count, items, mends: await allMends(tx, id) }, offer.items);
};

/** Reason why vouchers block an approval in advance; undefined where they do not, or it is not applicable anyway. */
const uncoveredBy = async (
  tx: Transaction,
  request: RequestRow,
  looked: LookedAtOffer,
  vouchers: VoucherBalance | undefined,
): Promise<VoucherCover | undefined> => {
  if (vouchers === undefined || advanceAnswer(request.advanceLimitWon, looked) !== 'within') return undefined;
  const cover = await voucherCover(tx, request, vouchers, looked.totalWon);
  return cover.state === 'enough' ? undefined : cover;
};

/**
 * Price of a whole offer for an approval in advance: with the coupon picked while ordering, if still usable, and
 * without points. Customers without such an agreement use no benefits here.
 */
const priceInAdvance = async (tx: Transaction, { clock }: Needs<'clock'>, request: RequestRow) => {
  const whole = await currentOffer(tx, request);
  if (whole === undefined) throw new Error('a price without its offer');
  const offer = { items: whole.items, terms: whole.offer.terms };
  const { memberId, couponId, advanceLimitWon } = request;
  const coupon =
    advanceLimitWon === null ? undefined : await pickedCoupon(tx, { memberId, couponId, now: clock.now() });
  const price = priceOfOffer(offer, { coupon });
  const isUsed = price.lines.some(({ kind }) => kind === 'coupon');
  return { ...price, discounts: isUsed ? { coupon } : {} };
};

/**
 * Makes the first offer: Registering → Registered. One notification either asks the customer or reports the approval in
 * advance.
 */
const askFirst = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  { actor, offer, difference, vouchers }: AskedOffer,
): Promise<RequestRow> => {
  const changes = await makeOffer(tx, request, offer, parts.clock.now());
  const agreed = await priceInAdvance(tx, parts, { ...request, offerVersion: changes.offerVersion });
  const looked = { totalWon: agreed.totalWon, isAsAnnounced: await isAsAnnounced(tx, request, { offer, difference }) };
  const { advanceLimitWon: limitWon } = request;
  const uncovered = await uncoveredBy(tx, request, looked, vouchers);
  const told =
    uncovered === undefined
      ? advanceMessage(request.id, limitWon, looked)
      : uncoveredMessage(request.id, looked.totalWon, uncovered);
  const asked = await transitionRequest(tx, parts, request, {
    to: 'Registered',
    actor,
    changes,
    difference,
    told: told ?? PRICE_TEXTS.asked({ id: request.id, totalWon: changes.totalWon }),
  });
  if (limitWon === null || uncovered !== undefined || advanceAnswer(limitWon, looked) !== 'within') return asked;
  return approveInAdvance(tx, parts, asked, { limitWon, price: agreed });
};

/**
 * Makes or corrects an offer. The first one is approved at once within an agreement in advance; a customer who was
 * asked once decides also about corrections.
 *
 * @param request as `lockRequest` returned it in this transaction, `Registering` or `Registered`.
 * @throws {Refusal} `INVALID_TRANSITION` once the price is approved.
 */
export const offerPrice = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  asked: AskedOffer,
): Promise<RequestRow> => {
  const ask = request.status === 'Registered' ? correctOffer : askFirst;
  return ask(tx, parts, request, asked);
};
