import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import type { ItemCategory, ShopSort } from '@dongne/contract';
import type { Executor } from '../database';
import { laundryPrices } from '../tables';
import type { ListCursor } from './list-cursor';
import { nearestOf, passes, type ShopColumns, type ShopFilters } from './nearest-shop-repository';
import { METRES_PER_STAR } from './shop-groups';
import type { ViewerPlace } from './viewer-place';

/** What is asked of the list, besides where one stands. */
export interface ListQuestion {
  readonly filters: ShopFilters;
  readonly sort: ShopSort;
  /** The piece whose price `Price` sorts by. */
  readonly category: ItemCategory;
  /** Shops that stand elsewhere. */
  readonly without: readonly number[];
  /** YYYY-MM-DD in Seoul. */
  readonly today: string;
  /** Of shops that deliver the nearest come first, whatever their group. */
  readonly isUngrouped: boolean;
}

/** Where a shop's group stands in the list; what cannot be ordered from today stands last. */
export const LIST_RANK = { secondList: 1, thirdList: 2, third2List: 3, toVisit: 4, resting: 5 } as const;

/** Dearer than anything: shops that do not sell it stand last. */
const NO_PRICE = 1_000_000_000;

/** `coverageOf` and `groupOf` as the database reckons; a test compares them. */
const rankOf = (shop: ShopColumns, { sidoCode }: ViewerPlace, { today, isUngrouped }: ListQuestion): SQL<number> => {
  const comesItself = sql`(${shop.canDelivery} and ${shop.distanceM} <= ${shop.deliveryRadiusM})`;
  const comes = sql`(${comesItself} or (${shop.useDeliveryAgency} and left(${shop.bcode}, 2) = ${sidoCode}))`;
  const isPaused = sql`coalesce(${today}::date between ${shop.pauseStartDate} and ${shop.pauseEndDate}, false)`;
  const group = isUngrouped
    ? sql`${LIST_RANK.secondList}::int`
    : sql`case when ${shop.hasMembershipService} then ${LIST_RANK.secondList}::int
      when ${comesItself} then ${LIST_RANK.thirdList} else ${LIST_RANK.third2List} end`;
  return sql<number>`case when ${isPaused} or not ${shop.canNewRequest} then ${LIST_RANK.resting}::int
    when not ${comes} then ${LIST_RANK.toVisit} else ${group} end`.mapWith(Number);
};

/** The smaller the further up. */
const keyOf = (shop: ShopColumns, sort: ShopSort): SQL<number> => {
  const keys: Record<ShopSort, SQL> = {
    Membership: sql`${shop.distanceM} - ${METRES_PER_STAR} * ${shop.rating}`,
    Using: sql`-${shop.usageCount}`,
    Distance: sql`${shop.distanceM}`,
    Rating: sql`-${shop.rating}`,
    Price: sql`coalesce(${laundryPrices.priceWon}, ${NO_PRICE})`,
  };
  return sql<number>`(${keys[sort]})::float8`.mapWith(Number);
};

/** Every shop that the question finds, with its place in the order. */
const foundBy = (executor: Executor, place: ViewerPlace, question: ListQuestion) => {
  const nearest = nearestOf(executor, place, question.filters.beginM);
  const found = executor
    .select({
      id: nearest.id,
      distanceM: nearest.distanceM,
      rank: rankOf(nearest, place, question).as('rank'),
      key: keyOf(nearest, question.sort).as('key'),
    })
    .from(nearest)
    .$dynamic();
  const isOther = question.without.length === 0 ? undefined : notInArray(nearest.id, [...question.without]);
  const priced =
    question.sort === 'Price'
      ? found.leftJoin(
          laundryPrices,
          and(eq(laundryPrices.laundryId, nearest.id), eq(laundryPrices.category, question.category)),
        )
      : found;
  return priced.where(and(passes(nearest, question.filters), isOther)).as('found');
};

/** So many shops of the list from a place in its order on: their ids and places, in order. Equal ones stand by distance, then by id. */
export const shopsOfPage = (
  executor: Executor,
  place: ViewerPlace,
  question: ListQuestion,
  after: ListCursor | null,
  limit: number,
): Promise<ListCursor[]> => {
  const found = foundBy(executor, place, question);
  return executor
    .select({ rank: found.rank, key: found.key, distanceM: found.distanceM, id: found.id })
    .from(found)
    .where(
      after === null
        ? undefined
        : sql`(${found.rank}, ${found.key}, ${found.distanceM}, ${found.id}::bigint)
            > (${after.rank}::int, ${after.key}::float8, ${after.distanceM}::float8, ${after.id}::bigint)`,
    )
    .orderBy(found.rank, found.key, found.distanceM, found.id)
    .limit(limit);
};

/** How many shops the question finds, by where their group stands. */
export const countByRank = async (
  executor: Executor,
  place: ViewerPlace,
  question: ListQuestion,
): Promise<ReadonlyMap<number, number>> => {
  const found = foundBy(executor, place, { ...question, sort: 'Distance' });
  const rows = await executor
    .select({ rank: found.rank, count: sql<number>`count(*)`.mapWith(Number) })
    .from(found)
    .groupBy(found.rank);
  return new Map(rows.map(({ rank, count }) => [rank, count]));
};
