import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { ItemCategory, PaidServiceCode, ReviewKeyword } from '@dongne/contract';
import type { Bindable, Executor } from '#base';
import {
  favouriteShops,
  laundries,
  laundryHolidays,
  laundryPaidServices,
  laundryPrices,
  myLaundries,
  reviews,
  shopPhotos,
} from '#tables';
import { byCatalogue, type Laundry } from './laundry-repository';
import { metresFrom } from './nearest-shop-repository';
import type { Point } from './surface-point';

// Raw SQL keeps the table name, which Drizzle drops in a single-table statement.
const shopId = sql`${laundries.id}`;

/** Rows of another table that belong to the shop, as JSON. */
const listOf = <Row>(row: SQL, rest: SQL) => sql<Row[]>`(select coalesce(json_agg(${row}), '[]') from ${rest})`;

interface PricedCategory {
  readonly category: ItemCategory;
  readonly priceWon: number;
  readonly turnaroundDays: number;
}

/** Columns with prices and upcoming closed days, for a select from the shops. */
const offerColumns = (today: Bindable<string>) => ({
  prices: listOf<PricedCategory>(
    sql`json_build_object('category', ${laundryPrices.category}, 'priceWon', ${laundryPrices.priceWon},
      'turnaroundDays', ${laundryPrices.turnaroundDays})`,
    sql`${laundryPrices} where ${laundryPrices.laundryId} = ${shopId}`,
  ),
  holidays: sql<string[]>`array(select ${laundryHolidays.day}::text from ${laundryHolidays}
    where ${laundryHolidays.laundryId} = ${shopId} and ${laundryHolidays.day} >= ${today} order by ${laundryHolidays.day})`,
});

/** Columns of a {@link ShopOffer}; the prices are not sorted. */
export const shopOfferColumns = (today: Bindable<string>) => ({
  ...getTableColumns(laundries),
  ...offerColumns(today),
});

/** Shop with every column, its prices, and its upcoming closed days. */
export type ShopOffer = Laundry & { readonly prices: PricedCategory[]; readonly holidays: string[] };

/** Data for an order at a shop, in one statement; undefined if the shop does not exist. */
export const findShopOffer = async (executor: Executor, id: number, today: string): Promise<ShopOffer | undefined> => {
  const [row] = await executor.select(shopOfferColumns(today)).from(laundries).where(eq(laundries.id, id));
  return row === undefined ? undefined : { ...row, prices: byCatalogue(row.prices) };
};

const isNamedBy = (table: typeof myLaundries | typeof favouriteShops, memberId: number | null) =>
  memberId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${table} where ${table.memberId} = ${memberId} and ${table.laundryId} = ${shopId})`;

const { position: _onlyForDistances, ...columns } = getTableColumns(laundries);

/**
 * Data of a shop's page, in one statement; undefined if the shop does not exist.
 *
 * @param viewer.memberId null for a visitor.
 * @param viewer.place where distances are measured from.
 */
export const findShopPage = async (
  executor: Executor,
  id: number,
  {
    memberId,
    place,
    today,
  }: { readonly memberId: number | null; readonly place: Point | null; readonly today: string },
) => {
  const [row] = await executor
    .select({
      ...columns,
      ...offerColumns(today),
      distanceM: place === null ? sql<null>`null` : metresFrom(place),
      services: listOf<{ readonly code: PaidServiceCode; readonly priceWon: number }>(
        sql`json_build_object('code', ${laundryPaidServices.code}, 'priceWon', ${laundryPaidServices.priceWon})
          order by ${laundryPaidServices.code}`,
        sql`${laundryPaidServices} where ${laundryPaidServices.laundryId} = ${shopId}`,
      ),
      photoIds: listOf<number>(
        sql`${shopPhotos.id} order by ${shopPhotos.place}`,
        sql`${shopPhotos} where ${shopPhotos.laundryId} = ${shopId}`,
      ),
      keywordCounts: listOf<{ readonly keyword: ReviewKeyword; readonly count: number }>(
        sql`json_build_object('keyword', chosen.keyword, 'count', chosen.times) order by chosen.times desc, chosen.keyword`,
        sql`(select keyword, count(*) as times from ${reviews}, unnest(${reviews.keywords}) as keyword
          where ${reviews.laundryId} = ${shopId} and ${reviews.hiddenAt} is null group by keyword) as chosen`,
      ),
      isMyLaundry: isNamedBy(myLaundries, memberId),
      isFavourite: isNamedBy(favouriteShops, memberId),
    })
    .from(laundries)
    .where(eq(laundries.id, id));
  return row === undefined ? undefined : { ...row, prices: byCatalogue(row.prices) };
};
