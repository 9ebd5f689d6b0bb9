import { estimateOf, type Estimate, type PriceList } from '@dongne/contract';
import type { AppParts } from '../../common/app-parts';
import { invalidField } from '../../common/refusal';
import type { Executor } from '../../database/database';
import { findLaundry, pricesOf, type Laundry } from '../../laundries/laundry-repository';
import { hasMemberPrice } from '../../memberships/member-price';
import { orderedServices } from '../form/request-shop';
import type { EstimateInput } from '../requests/request-schemas';
import type { OrderedService } from '../request-tables';

/** What a customer says of their laundry, as far as it has a price. */
interface Wishes {
  readonly laundryNumByUser: number;
  readonly items?: readonly { readonly category: string; readonly count: number }[];
  readonly hasPremium: boolean;
  readonly hasStain: boolean;
  readonly paidServices: readonly OrderedService[];
}

const priceListOf = async (executor: Executor, laundry: Laundry): Promise<PriceList> => ({
  prices: await pricesOf(executor, laundry.id),
  delivery: { isFree: laundry.isFreeDelivery, feeWon: laundry.deliveryFeeWon, freeFromWon: laundry.freeFromWon },
});

/** Who orders, where and when. */
interface Order {
  readonly memberId: number;
  readonly laundry: Laundry;
  readonly now: Date;
}

const estimateBy = async (
  executor: Executor,
  list: PriceList,
  { memberId, laundry, now }: Order,
  { laundryNumByUser, items = [], hasPremium, hasStain, paidServices }: Wishes,
): Promise<Estimate> =>
  estimateOf(list, {
    count: laundryNumByUser,
    items,
    hasPremium,
    hasStain,
    servicesWon: paidServices.reduce((total, { priceWon }) => total + priceWon, 0),
    hasMembershipDiscount: await hasMemberPrice(executor, memberId, laundry, now),
  });

/** What an order of that member at that shop may cost today. */
export const estimateFor = async (executor: Executor, order: Order, wishes: Wishes): Promise<Estimate> =>
  estimateBy(executor, await priceListOf(executor, order.laundry), order, wishes);

/**
 * What laundry may cost at a shop, before it is ordered.
 *
 * @throws {Refusal} `VALIDATION` for an unknown shop, a category that it has no price for, or an extra that it does not offer.
 */
export const estimateAt = async (
  { database, clock }: AppParts,
  memberId: number,
  {
    laundryId,
    items,
    laundryNumByUser,
    dailyLaundryPaidService = [],
    hasPremium = false,
    hasStain = false,
  }: EstimateInput,
): Promise<Estimate> => {
  const laundry = await findLaundry(database, laundryId);
  if (laundry === undefined) throw invalidField('laundryId', '찾는 세탁소가 없어요.');
  const list = await priceListOf(database, laundry);
  const known = new Set(list.prices.map(({ category }) => category));
  const unknown = items.find(({ category }) => !known.has(category));
  if (unknown !== undefined) throw invalidField('items', `${unknown.category}: 이 세탁소에서 받지 않는 품목이에요.`);
  const named = items.reduce((total, { count }) => total + count, 0);
  const wishes = {
    laundryNumByUser: laundryNumByUser ?? named,
    items,
    hasPremium,
    hasStain,
    paidServices: await orderedServices(database, laundryId, dailyLaundryPaidService),
  };
  return estimateBy(database, list, { memberId, laundry, now: clock.now() }, wishes);
};
