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
import { orderedServices } from '../form/request-shop';
import type { EstimateInput } from '../requests/request-bodies';
import type { OrderedService } from '#tables';

/** What a customer says of their laundry, as far as it has a price. */
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

/** Who orders, where and when. */
interface Order {
  readonly memberId: number;
  readonly laundry: ShopOffer;
  readonly now: Date;
}

/** @throws {Refusal} `VALIDATION` for pieces that the shop has no price for. */
const checkOffered = ({ prices }: PriceList, items: readonly AnnouncedItem[]): void => {
  const known = new Set(prices.map(({ category }) => category));
  const unknown = items.find(({ category }) => !known.has(category));
  if (unknown !== undefined) throw invalidField('items', `${unknown.category}: 이 세탁소에서 받지 않는 품목이에요.`);
};

const estimateBy = async (
  executor: Executor,
  list: PriceList,
  { memberId, laundry, now }: Order,
  { laundryNumByUser, items, hasPremium, hasStain, mends, paidServices }: Wishes,
): Promise<Estimate> => {
  checkOffered(list, items);
  return estimateOf(list, {
    count: laundryNumByUser,
    items,
    hasPremium,
    hasStain,
    mends,
    servicesWon: paidServices.reduce((total, { priceWon }) => total + priceWon, 0),
    hasMembershipDiscount: await hasMemberPrice(executor, memberId, laundry, now),
  });
};

/** What an order of that member at that shop may cost today. @throws {Refusal} `VALIDATION` for a category that it has no price for. */
export const estimateFor = (executor: Executor, order: Order, wishes: Wishes): Promise<Estimate> =>
  estimateBy(executor, priceListOf(order.laundry), order, wishes);

/** A mend that is named only is washed nowhere, as far as is known. */
const wantedMendOf = (mend: NonNullable<EstimateInput['mends']>[number]): WantedMend =>
  typeof mend === 'string'
    ? { mendName: mend, withLaundry: false, clothType: null, clothNo: null }
    : { withLaundry: false, clothType: null, clothNo: null, ...mend };

/**
 * What laundry may cost at a shop, before it is ordered.
 *
 * @throws {Refusal} `VALIDATION` for an unknown shop, a category that it has no price for, or an extra that it does not offer.
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
  const list = priceListOf(laundry);
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
  return estimateBy(database, list, { memberId, laundry, now: clock.now() }, wishes);
};
