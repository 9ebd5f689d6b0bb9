import {
  bestCoupon,
  mostPoints,
  priceOfChoice,
  type ChoicePrice,
  type Discounts,
  type RequestOffer,
} from '@dongne/contract';
import { tabMemory } from '@dongne/platform';
import { useState } from 'react';

/** What can be used for a price. */
export type OfferBenefits = NonNullable<RequestOffer['benefits']>;
/** A coupon that its member holds. */
export type OfferCoupon = OfferBenefits['coupons'][number];

/** What is wanted: the coupon that is proposed, none, or one by its id; and so many points, as far as they may be used. */
interface Wanted {
  readonly coupon: 'proposed' | 'none' | number;
  readonly points: number;
}

const NOTHING_SAID: Wanted = { coupon: 'proposed', points: 0 };

/** A reload must not put back what was taken off. */
const memoryName = (requestId: number): string => `offerDiscounts:${requestId}`;
const FORM = /^(proposed|none|\d+):(\d+)$/;

const rememberedWish = (requestId: number): Wanted => {
  const [, coupon, points = '0'] = FORM.exec(tabMemory.read(memoryName(requestId)) ?? '') ?? [];
  if (coupon === undefined) return NOTHING_SAID;
  return { coupon: coupon === 'proposed' || coupon === 'none' ? coupon : Number(coupon), points: Number(points) };
};

const takesOff = (offer: RequestOffer, declinedIds: ReadonlySet<number>, coupon: OfferCoupon): boolean =>
  priceOfChoice(offer, declinedIds, { coupon }).lines.some(({ kind }) => kind === 'coupon');

/** The coupon of the order as long as it takes something off, else the best one. */
const proposedCoupon = (
  offer: RequestOffer,
  declinedIds: ReadonlySet<number>,
  { coupons, pickedCouponId }: OfferBenefits,
): OfferCoupon | undefined => {
  const picked = coupons.find(({ id }) => id === pickedCouponId);
  return picked !== undefined && takesOff(offer, declinedIds, picked)
    ? picked
    : bestCoupon(offer, declinedIds, coupons);
};

const chosenCoupon = (
  offer: RequestOffer,
  declinedIds: ReadonlySet<number>,
  wanted: Wanted['coupon'],
): OfferCoupon | undefined => {
  if (offer.benefits === null || wanted === 'none') return undefined;
  if (wanted === 'proposed') return proposedCoupon(offer, declinedIds, offer.benefits);
  const coupon = offer.benefits.coupons.find(({ id }) => id === wanted);
  return coupon !== undefined && takesOff(offer, declinedIds, coupon) ? coupon : undefined;
};

/** Coupon and points for a choice of an offer, and what it costs with them. */
export interface DiscountChoice {
  readonly price: ChoicePrice;
  readonly coupon: OfferCoupon | undefined;
  readonly points: number;
  readonly pickCoupon: (couponId: number | null) => void;
  /** So many, as far as they may be used: what may be used follows the choice. */
  readonly usePoints: (points: number) => void;
  /** What goes with the approval; nothing where nobody may use any. */
  readonly sent: { readonly couponId?: number | null; readonly points?: number };
  readonly forget: () => void;
}

/** What the customer wants taken off; the best coupon is proposed until they say otherwise. It survives a reload. */
export const useDiscounts = (
  requestId: number,
  offer: RequestOffer,
  declinedIds: ReadonlySet<number>,
): DiscountChoice => {
  const [wanted, setWanted] = useState(() => rememberedWish(requestId));
  const want = (part: Partial<Wanted>): void => {
    const next = { ...wanted, ...part };
    tabMemory.keep(memoryName(requestId), `${next.coupon}:${next.points}`);
    setWanted(next);
  };
  const isNothingLeft = offer.items.every(({ id }) => declinedIds.has(id));
  const coupon = isNothingLeft ? undefined : chosenCoupon(offer, declinedIds, wanted.coupon);
  const { dueWon } = priceOfChoice(offer, declinedIds, { coupon });
  const usable = Math.min(wanted.points, offer.benefits?.pointBalance ?? 0);
  const points = isNothingLeft ? 0 : mostPoints(usable, dueWon);
  const discounts: Discounts = { coupon, points };
  return {
    price: priceOfChoice(offer, declinedIds, discounts),
    coupon,
    points,
    pickCoupon: (couponId) => want({ coupon: couponId ?? 'none' }),
    usePoints: (some) => want({ points: some }),
    sent: offer.benefits === null ? {} : { couponId: coupon?.id ?? null, points },
    forget: () => tabMemory.forget(memoryName(requestId)),
  };
};
