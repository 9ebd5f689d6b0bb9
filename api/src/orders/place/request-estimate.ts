import {
  estimateOf,
  LAUNDRY_COUNT,
  piecesOf,
  seoulDate,
  type AnnouncedItem,
  type Estimate,
  type PriceList,
  type WantedMend,
} from '@dongne/contract';
import { invalidField, type Needs, type Executor } from '#base';
import { findShopOffer, type ShopOffer } from '#shops';
import { hasMemberPrice } from '#customers';
import type { OrderedService } from '#tables';
import type { EstimateInput } from './estimate-schemas';
import { orderedServices } from './request-shop';

/** Priced part of a customer's wishes. */
interface Wishes {
  readonly laundryNumByUser: number;
  readonly items: readonly AnnouncedItem[];
  readonly hasPremium: boolean;
  readonly hasStain: boolean;
  readonly mends: readonly WantedMend[];
  readonly paidServices: readonly OrderedService[];
}

const priceListOf = (laundry: ShopOffer): PriceList => ({
  prices: laundry.prices,
  delivery: { isFree: laundry.isFreeDelivery, feeWon: laundry.deliveryFeeWon, freeFromWon: laundry.freeFromWon },
});

/** Member, shop and time of an order. */
interface Order {
  readonly memberId: number;
  readonly laundry: ShopOffer;
  readonly now: Date;
}

/** @throws {Refusal} `VALIDATION` for pieces without a price at the shop. */
const checkOffered = ({ prices }: PriceList, items: readonly AnnouncedItem[]): void => {
  const known = new Set(prices.map(({ category }) => category));
  const unknown = items.find(({ category }) => !known.has(category));
  if (unknown !== undefined) throw invalidField('items', `${unknown.category}: 이 세탁소에서 받지 않는 품목이에요.`);
};

/** Estimate of an order at a shop today. @throws {Refusal} `VALIDATION` for a category without a price. */
export const estimateAtPrice = (
  laundry: ShopOffer,
  hasMembershipDiscount: boolean,
  { laundryNumByUser, items, hasPremium, hasStain, mends, paidServices }: Wishes,
): Estimate => {
  const list = priceListOf(laundry);
  checkOffered(list, items);
  return estimateOf(list, {
    count: laundryNumByUser,
    items,
    hasPremium,
    hasStain,
    mends,
    servicesWon: paidServices.reduce((total, { priceWon }) => total + priceWon, 0),
    hasMembershipDiscount,
  });
};

/** The same for a member, whose membership is read. */
export const estimateFor = async (
  executor: Executor,
  { memberId, laundry, now }: Order,
  wishes: Wishes,
): Promise<Estimate> => estimateAtPrice(laundry, await hasMemberPrice(executor, memberId, laundry, now), wishes);

/** A mend given by name only is assumed not to be washed. */
const wantedMendOf = (mend: NonNullable<EstimateInput['mends']>[number]): WantedMend =>
  typeof mend === 'string'
    ? { mendName: mend, withLaundry: false, clothType: null, clothNo: null }
    : { withLaundry: false, clothType: null, clothNo: null, ...mend };

/**
 * Estimate of laundry at a shop before ordering.
 *
 * @throws {Refusal} `VALIDATION` for an unknown shop, a category without a price, or an extra that it does not offer.
 */
export const estimateAt = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
  {
    laundryId,
    items,
    laundryNumByUser,
    dailyLaundryPaidService = [],
    hasPremium = false,
    hasStain = false,
    mends = [],
  }: EstimateInput,
): Promise<Estimate> => {
  const laundry = await findShopOffer(database, laundryId, seoulDate(clock.now()));
  if (laundry === undefined) throw invalidField('laundryId', '찾는 세탁소가 없어요.');
  const named = piecesOf(items);
  if (named > (laundryNumByUser ?? LAUNDRY_COUNT.max))
    throw invalidField('items', `한 번에 ${laundryNumByUser ?? LAUNDRY_COUNT.max}개까지 셀 수 있어요.`);
  const wishes = {
    laundryNumByUser: laundryNumByUser ?? named,
    items,
    hasPremium,
    hasStain,
    mends: mends.map(wantedMendOf),
    paidServices: await orderedServices(database, laundryId, dailyLaundryPaidService),
  };
  return estimateFor(database, { memberId, laundry, now: clock.now() }, wishes);
};
