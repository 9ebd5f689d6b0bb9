import { formatWon, priceOfChoice, statusLabelOf, type ChoicePrice, type Discounts } from '@dongne/contract';
import { checkBenefits, NO_BENEFITS, useBenefits, type BenefitChoice } from '#money';
import { invalidField, Refusal, type Needs, type Transaction, withPhotoUrls } from '#base';
import { countUse, advanceReceipt, REQUEST_TEXTS } from '#customers';
import { transitionRequest } from '../on-transition';
import { type Actor, photosOf, questionsOf, recordInTimeline, type RequestRow, updateRequest } from '../order';
import { issueForRequest } from '../pay';
import { refuseShortVoucher, type VoucherBalance } from '../voucher';
import { benefitsOf } from './offer-benefits';
import { currentOffer, declineItems, type WholeOffer } from './offer-repository';
import type { ApproveInput } from './offer-schemas';
import { offerView } from './offer-view';

/** Only the customer approves a price, now or in advance. */
type Customer = Extract<Actor, { readonly type: 'customer' }>;

const CHOSEN_OTHERWISE = '이미 다른 선택으로 승인된 금액이에요. 승인된 내용을 확인해 주세요.';
const RETURNED_BY_CHOICE = statusLabelOf({ status: 'Returned', statusBy: 'customer', approvedAt: null });
const NOTHING_WASHED = '모든 품목을 진행하지 않기로 해서 그대로 돌려 드려요.';

/** The refusal of an outdated approval, with the present offer. */
const offerChanged = async (
  tx: Transaction,
  { clock, config }: Needs<'clock' | 'config'>,
  request: RequestRow,
  whole: WholeOffer,
  svMessage?: string,
): Promise<Refusal> =>
  new Refusal('OFFER_CHANGED', {
    ...(svMessage === undefined ? {} : { svMessage }),
    details: {
      offer: offerView(
        request,
        whole,
        {
          photos: withPhotoUrls({ clock, config }, await photosOf(tx, request.id)),
          questions: await questionsOf(tx, [request.id]),
        },
        await benefitsOf({ database: tx, clock }, request),
      ),
    },
  });

/** Chosen benefits; none where nothing is washed. */
const wantedBenefits = ({ items }: WholeOffer, input: ApproveInput): BenefitChoice => {
  const declined = new Set(input.declinedItemIds);
  return items.every(({ id }) => declined.has(id))
    ? NO_BENEFITS
    : { couponId: input.couponId ?? null, points: input.points ?? 0 };
};

/** Whether a choice equals the approved one: in any order, with duplicates. */
const isMadeChoice = (request: RequestRow, whole: WholeOffer, input: ApproveInput): boolean => {
  const made = new Set(whole.items.filter(({ declined }) => declined).map(({ id }) => id));
  const asked = new Set(input.declinedItemIds);
  const { couponId, points } = wantedBenefits(whole, input);
  return (
    couponId === request.approvedCouponId &&
    points === request.approvedPoints &&
    input.offerVersion === request.approvedVersion &&
    input.totalWon === request.totalWon &&
    asked.size === made.size &&
    [...asked].every((id) => made.has(id))
  );
};

/** Price and benefits of a choice. */
interface CheckedPrice {
  readonly price: ChoicePrice;
  readonly discounts: Discounts;
}

/**
 * @throws {Refusal} `OFFER_CHANGED` unless version and total are the server's, `VALIDATION` for a foreign item, and for a coupon
 * or points that cannot be used.
 */
const priceOfInput = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  request: RequestRow,
  whole: WholeOffer,
  input: ApproveInput,
): Promise<CheckedPrice> => {
  if (input.offerVersion !== whole.offer.version) throw await offerChanged(tx, parts, request, whole);
  const known = new Set(whole.items.map(({ id }) => id));
  if (input.declinedItemIds.some((id) => !known.has(id)))
    throw invalidField('declinedItemIds', '이 신청에 없는 품목이에요.');
  const offer = { items: whole.items, terms: whole.offer.terms };
  const priceWith = (taken: Discounts) => priceOfChoice(offer, new Set(input.declinedItemIds), taken);
  const who = { memberId: request.memberId, now: parts.clock.now() };
  const discounts = await checkBenefits(tx, who, wantedBenefits(whole, input), priceWith);
  const price = priceWith(discounts);
  if (price.totalWon !== input.totalWon) throw await offerChanged(tx, parts, request, whole);
  return { price, discounts };
};

/** Lines, total and benefits of an approval. */
type AgreedPrice = Pick<ChoicePrice, 'lines' | 'totalWon'> & { readonly discounts: Discounts };

/** Kind of an approval. */
interface Agreement {
  readonly by: 'customer' | 'advance';
  readonly declinedItemIds: readonly number[];
  readonly at: Date;
}

/** Writes the choice with its price, redeems benefits and issues the charge, even if only an earlier fee is left. */
const freezeChoice = async (
  tx: Transaction,
  { id, memberId, offerVersion }: RequestRow,
  { lines, totalWon, discounts }: AgreedPrice,
  { by, declinedItemIds, at }: Agreement,
): Promise<RequestRow> => {
  await declineItems(tx, id, declinedItemIds);
  await useBenefits(tx, { memberId, requestId: id, at }, discounts);
  const approved = await updateRequest(tx, id, {
    priceLines: lines,
    totalWon,
    approvedAt: at,
    approvedBy: by,
    approvedVersion: offerVersion,
    approvedCouponId: discounts.coupon?.id ?? null,
    approvedPoints: discounts.points ?? 0,
    paymentStatus: totalWon === 0 ? 'None' : 'Issued',
  });
  await issueForRequest(tx, approved, at);
  await countUse(tx, { requestId: id, memberId: approved.memberId, lines }, at);
  return approved;
};

/** Approves a price with something left to wash, with a row of the timeline as receipt. */
const agreeTo = async (
  tx: Transaction,
  request: RequestRow,
  price: AgreedPrice,
  { actor, reason, ...agreement }: Agreement & { readonly actor: Actor; readonly reason: string },
): Promise<RequestRow> => {
  const approved = await freezeChoice(tx, request, price, agreement);
  await recordInTimeline(
    tx,
    request.id,
    'Registered',
    { to: 'Registered', actor, reason, event: 'approved' },
    agreement.at,
  );
  return approved;
};

const returnReason = (totalWon: number): string =>
  totalWon === 0 ? NOTHING_WASHED : `${NOTHING_WASHED} 지난 수거 실패 수수료 ${formatWon(totalWon)}은 남아 있어요.`;

/**
 * Approves exactly what was on the screen: an offer's version, the declined items and the total. Only then may the shop
 * wash. The payment state changes from None to Issued. When every item is declined the laundry returns unwashed and no
 * benefit is used. Idempotent.
 *
 * @param request as `lockRequestAndMember` returned it in this transaction.
 * @param input.vouchers the balance of a voucher user; it has to cover the total where something is left to wash.
 * @returns the request as it now is.
 * @throws {Refusal} `OFFER_CHANGED` with the present offer when the version or the total differs, or another choice was
 * made already; `INVALID_TRANSITION` unless the request awaits approval; `VALIDATION` for a foreign item, and for a
 * coupon or points that cannot be used (any more); `VALIDATION` and `UNAVAILABLE` as {@link refuseShortVoucher}.
 */
export const approvePrice = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config' | 'messages'>,
  request: RequestRow,
  {
    actor,
    vouchers,
    ...input
  }: ApproveInput & { readonly actor: Customer; readonly vouchers?: VoucherBalance | undefined },
): Promise<RequestRow> => {
  const whole = await currentOffer(tx, request);
  if (whole === undefined) throw new Refusal('INVALID_TRANSITION');
  if (request.approvedAt !== null) {
    if (isMadeChoice(request, whole, input)) return request;
    throw await offerChanged(tx, parts, request, whole, CHOSEN_OTHERWISE);
  }
  if (request.status !== 'Registered') throw new Refusal('INVALID_TRANSITION');
  const { price, discounts } = await priceOfInput(tx, parts, request, whole, input);
  const agreed = { ...price, discounts };
  const agreement = { by: 'customer', declinedItemIds: input.declinedItemIds, at: parts.clock.now() } as const;
  if (price.isNothingLeft) {
    const approved = await freezeChoice(tx, request, agreed, agreement);
    const reason = returnReason(price.totalWon);
    const told = REQUEST_TEXTS.returned({ id: request.id, title: RETURNED_BY_CHOICE, reason });
    return transitionRequest(tx, parts, approved, { to: 'Returned', actor, reason, told });
  }
  await refuseShortVoucher(tx, request, vouchers, price.totalWon);
  return agreeTo(tx, request, agreed, { ...agreement, actor, reason: `${formatWon(price.totalWon)}으로 승인했어요` });
};

/** An offer within its customer's agreement in advance, as checked by `offer-price.ts`. */
interface AgreedInAdvance {
  readonly limitWon: number;
  readonly price: AgreedPrice;
}

/**
 * Approves a whole offer within its customer's agreement in advance. The timeline names the system as actor, because
 * the customer makes no choice at this moment.
 *
 * @param request as it is in this transaction, locked, with the offer that was just made.
 * @returns the request as it now is.
 */
export const approveInAdvance = (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  request: RequestRow,
  { limitWon, price }: AgreedInAdvance,
): Promise<RequestRow> =>
  agreeTo(tx, request, price, {
    by: 'advance',
    declinedItemIds: [],
    at: clock.now(),
    actor: { type: 'system' },
    reason: advanceReceipt(limitWon, price.totalWon),
  });
