import type { CardExtras } from './card-extras-repository';
import type { ListCursor } from './list-cursor';
import type { CardRow, CardShop } from './shop-search-repository';

/** How many shops there are of each group, by its rank. */
export type RankCounts = Readonly<Record<string, number>>;

/**
 * A shop of a page of the list, with its place in the order: the columns of the statement, in its order. A test compares it with the
 * rows that Drizzle makes of them.
 */
export class PageRow implements CardRow, Pick<ListCursor, 'rank' | 'key'> {
  constructor(
    readonly id: number,
    readonly laundryName: string,
    readonly profilePicture: string | null,
    readonly division: CardShop['division'],
    readonly bcode: string,
    readonly dong: string,
    readonly canMend: boolean,
    readonly isFreeDelivery: boolean,
    readonly isParking: boolean,
    readonly hasMembershipService: boolean,
    readonly canDelivery: boolean,
    readonly deliveryRadiusM: number,
    readonly useDeliveryAgency: boolean,
    readonly canNewRequest: boolean,
    readonly reasonForPause: string | null,
    readonly pauseStartDate: string | null,
    readonly pauseEndDate: string | null,
    readonly closedWeekdays: number[],
    readonly slotCapacity: number,
    readonly priceFromWon: number,
    readonly deliveryFeeWon: number,
    readonly freeFromWon: number,
    readonly handleItems: string[],
    readonly rating: number,
    readonly reviewCount: number,
    readonly distanceM: number,
    readonly holidays: CardExtras['holidays'],
    readonly slots: CardExtras['slots'],
    readonly turnaroundDays: CardExtras['turnaroundDays'],
    readonly comparedPrice: CardExtras['comparedPrice'],
    readonly rank: number,
    readonly key: number,
    /** Of the first page; the same in each of its rows. */
    readonly counts: RankCounts | null,
  ) {}
}
