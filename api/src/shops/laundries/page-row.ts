import type { CardExtras } from './card-extras-repository';
import type { ListCursor } from './list-cursor';
import type { CardRow, CardShop } from './shop-search-repository';

/** Number of shops by group rank. */
export type RankCounts = Readonly<Record<string, number>>;

/**
 * Row of a list page with its sort position: the columns of the statement, in order. A test compares it with the rows
 * decoded by Drizzle.
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
    /** Totals, only on the first page; equal in each of its rows. */
    readonly counts: RankCounts | null,
  ) {}
}
