import { Type, type Static } from 'typebox';
import { PAID_SERVICES } from '@dongne/contract';
import { Id, Instant, MAX_INTEGER, nullable, oneOf, ref } from '#base';
import { RequestItem } from '../order';

/** A line of the price: discounts are negative. */
export const PriceLine = Type.Object(
  {
    kind: oneOf(['items', 'mends', 'services', 'membership', 'coupon', 'delivery', 'noshow', 'points', 'waived']),
    label: Type.String(),
    amountWon: Type.Integer(),
  },
  { $id: 'PriceLine' },
);

/** Terms that determine the price besides the items, as of the offer. */
const OfferTerms = Type.Object(
  {
    services: Type.Array(Type.Object({ code: oneOf(PAID_SERVICES), priceWon: Type.Integer() })),
    hasMembershipDiscount: Type.Boolean(),
    delivery: Type.Object({ isFree: Type.Boolean(), feeWon: Type.Integer(), freeFromWon: Type.Integer() }),
    noShowFeeWon: Type.Integer({ description: 'of failed collections before; owed even when nothing is washed' }),
  },
  { $id: 'OfferTerms' },
);

/** Benefits that can be used for a price that awaits approval. */
const OfferBenefits = Type.Object(
  {
    coupons: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        discountWon: Type.Integer(),
        minimumWon: Type.Integer({ description: 'of the laundry after the membership, without delivery and fees' }),
        expiresAt: Instant,
      }),
      { description: 'unused and not over, those that end first before the others' },
    ),
    pickedCouponId: nullable(Type.Integer({ description: 'of them, picked while ordering' })),
    pointBalance: Type.Integer(),
  },
  { $id: 'OfferBenefits' },
);

/**
 * Offer of a shop for a request. Items and terms determine the price of any choice: `priceOfChoice` of the contract.
 */
export const RequestOffer = Type.Object(
  {
    version: Type.Integer({ description: 'a correction by the shop is the next one' }),
    madeAt: Instant,
    dueDate: nullable(Instant),
    items: Type.Array(ref(RequestItem)),
    piecesNote: nullable(Type.String({ description: 'why the pieces are more or fewer than were collected' })),
    terms: ref(OfferTerms),
    lines: Type.Array(ref(PriceLine), { description: 'of all items' }),
    totalWon: Type.Integer({ description: 'of all items' }),
    estimate: Type.Object({ min: Type.Integer(), max: Type.Integer() }, { description: 'seen while ordering' }),
    returnableAt: nullable(Instant, {
      description: 'from when on the shop may return it unanswered; null unless the customer is asked',
    }),
    benefits: nullable(ref(OfferBenefits), {
      description:
        'of the customer who is asked; null once they have answered, for the shop, and in programmes without coupons',
    }),
    approval: nullable(
      Type.Object({
        at: Instant,
        // `advance`: within the limit set in the order form. `system`: legacy approvals by timeout.
        by: oneOf(['customer', 'advance', 'system']),
        totalWon: Type.Integer(),
        declinedItemIds: Type.Array(Type.Integer()),
      }),
      { description: 'what the customer chose; null while they are asked' },
    ),
  },
  { $id: 'RequestOffer' },
);

/** Exactly what was on the customer's screen. */
export const ApproveBody = Type.Object({
  offerVersion: Id,
  declinedItemIds: Type.Array(Id, { maxItems: 200 }),
  totalWon: Type.Integer({ minimum: 0, maximum: MAX_INTEGER }),
  couponId: Type.Optional(nullable(Id)),
  points: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_INTEGER })),
});

/** Reason of a rejected approval; with `OFFER_CHANGED` comes the present offer. */
export const ApprovalRefused = Type.Object(
  {
    error: Type.Object({
      code: oneOf(['OFFER_CHANGED', 'INVALID_TRANSITION']),
      svMessage: Type.String(),
      offer: Type.Optional(ref(RequestOffer)),
    }),
  },
  { $id: 'ApprovalRefused' },
);

export type RequestOfferView = Static<typeof RequestOffer>;
export type OfferBenefitsView = Static<typeof OfferBenefits>;
export type ApproveInput = Static<typeof ApproveBody>;
