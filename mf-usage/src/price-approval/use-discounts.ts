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

/** Discounts available for a price. */
export type OfferBenefits = NonNullable<RequestOffer['benefits']>;
/** A coupon that its member holds. */
export type OfferCoupon = OfferBenefits['coupons'][number];

/** Chosen discounts: the proposed coupon, none or one by id; and points, up to the limit. */
interface Wanted {
  readonly coupon: 'proposed' | 'none' | number;
  readonly points: number;
}

const NOTHING_SAID: Wanted = { coupon: 'proposed', points: 0 };

/** Storage key: a reload must not restore removed discounts. */
const memoryName = (requestId: number): string => `offerDiscounts:${requestId}`;
const FORM = /^(proposed|none|\d+):(\d+)$/;

const rememberedWish = (requestId: number): Wanted => {
  const [, coupon, points = '0'] = FORM.exec(tabMemory.read(memoryName(requestId)) ?? '') ?? [];
  if (coupon === undefined) return NOTHING_SAID;
  return { coupon: coupon === 'proposed' || coupon === 'none' ? coupon : Number(coupon), points: Number(points) };
};

const takesOff = (offer: RequestOffer, declinedIds: ReadonlySet<number>, coupon: OfferCoupon): boolean =>
  priceOfChoice(offer, declinedIds, { coupon }).lines.some(({ kind }) => kind === 'coupon');

/** Coupon of the order while it gives a discount, else the one with the largest discount. */
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

/** Coupon and points for a choice of an offer, with the resulting price. */
export interface DiscountChoice {
  readonly price: ChoicePrice;
  readonly coupon: OfferCoupon | undefined;
  readonly points: number;
  readonly pickCoupon: (couponId: number | null) => void;
  /** Sets the points; the limit follows the choice. */
  readonly usePoints: (points: number) => void;
  /** Fields of the approval; empty for members without discounts. */
  readonly sent: { readonly couponId?: number | null; readonly points?: number };
  readonly forget: () => void;
}

/** Discounts of the customer; the largest coupon is preselected until they choose. Survives a reload. */
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
