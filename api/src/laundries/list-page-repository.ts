import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import type { ItemCategory, ShopSort } from '@dongne/contract';
import type { Executor } from '../database';
import { laundries, laundryPrices } from '../tables';
import { cardExtras, type CardQuestion } from './card-extras-repository';
import type { ListCursor } from './list-cursor';
import { cardColumns, nearestOf, passes, type ShopColumns, type ShopFilters } from './nearest-shop-repository';
import { METRES_PER_STAR } from './shop-groups';
import type { CardRow } from './shop-search-repository';
import type { ViewerPlace } from './viewer-place';

/** What is asked of the list, besides where one stands. */
export interface ListQuestion extends CardQuestion {
  /** The first one's price is what `Price` sorts by. */
  readonly categories: readonly [ItemCategory, ...ItemCategory[]];
  readonly filters: ShopFilters;
  readonly sort: ShopSort;
  /** Shops that stand elsewhere. */
  readonly without: readonly number[];
  /** Of shops that deliver the nearest come first, whatever their group. */
  readonly isUngrouped: boolean;
}

/** Where a shop's group stands in the list; what cannot be ordered from today stands last. */
export const LIST_RANK = { secondList: 1, thirdList: 2, third2List: 3, toVisit: 4, resting: 5 } as const;

/** Dearer than anything: shops that do not sell it stand last. */
const NO_PRICE = 1_000_000_000;

/** `coverageOf` and `groupOf` as the database reckons; a test compares them. */
const rankOf = (shop: ShopColumns, { sidoCode }: ViewerPlace, { today }: ListQuestion): SQL<number> => {
  const comesItself = sql`(${shop.canDelivery} and ${shop.distanceM} <= ${shop.deliveryRadiusM})`;
  const comes = sql`(${comesItself} or (${shop.useDeliveryAgency} and left(${shop.bcode}, 2) = ${sidoCode}))`;
  const isPaused = sql`coalesce(${today}::date between ${shop.pauseStartDate} and ${shop.pauseEndDate}, false)`;
  return sql<number>`case when ${isPaused} or not ${shop.canNewRequest} then ${LIST_RANK.resting}::int
    when not ${comes} then ${LIST_RANK.toVisit}
    when ${shop.hasMembershipService} then ${LIST_RANK.secondList}
    when ${comesItself} then ${LIST_RANK.thirdList} else ${LIST_RANK.third2List} end`.mapWith(Number);
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

/** Every shop that the question finds, with its place in the order and its group. */
const foundBy = (executor: Executor, place: ViewerPlace, question: ListQuestion) => {
  const nearest = nearestOf(executor, place, question.filters);
  const found = executor
    .select({
      id: nearest.id,
      distanceM: nearest.distanceM,
      groupRank: rankOf(nearest, place, question).as('group_rank'),
      key: keyOf(nearest, question.sort).as('key'),
    })
    .from(nearest)
    .$dynamic();
  const isOther = question.without.length === 0 ? undefined : notInArray(nearest.id, [...question.without]);
  const priced =
    question.sort === 'Price'
      ? found.leftJoin(
          laundryPrices,
          and(eq(laundryPrices.laundryId, nearest.id), eq(laundryPrices.category, question.categories[0])),
        )
      : found;
  return priced.where(and(passes(nearest, question.filters), isOther));
};

/** How many shops there are of each group, by its rank. */
export type RankCounts = Readonly<Record<string, number>>;

/** Counted beside the page, over the same candidates. */
const countsOfFound = sql<RankCounts | null>`(select json_object_agg(counted.group_rank, counted.shops)
  from (select group_rank, count(*) as shops from found group by group_rank) as counted)`;

/** A shop of a page, with its place in the order. */
export type PageRow = CardRow & Pick<ListCursor, 'rank' | 'key'>;

/** A page of the list and, on the first one, how many shops the question finds. */
export interface ReadPage {
  readonly rows: readonly PageRow[];
  readonly counts: RankCounts;
}

/**
 * So many shops of the list from a place in its order on, in order, with all that their cards say: one statement. Equal ones stand
 * by distance, then by id.
 */
export const readPage = async (
  executor: Executor,
  place: ViewerPlace,
  question: ListQuestion,
  after: ListCursor | null,
  limit: number,
): Promise<ReadPage> => {
  const found = executor.$with('found').as(foundBy(executor, place, question));
  const rank = question.isUngrouped
    ? sql<number>`case when ${found.groupRank} <= ${LIST_RANK.third2List} then ${LIST_RANK.secondList}::int else ${found.groupRank} end`
    : sql<number>`${found.groupRank}`;
  const ranked = executor
    .$with('ranked')
    .as(
      executor
        .select({ id: found.id, distanceM: found.distanceM, key: found.key, rank: rank.mapWith(Number).as('rank') })
        .from(found),
    );
  const page = executor.$with('page').as(
    executor
      .select()
      .from(ranked)
      .where(
        after === null
          ? undefined
          : sql`(${ranked.rank}, ${ranked.key}, ${ranked.distanceM}, ${ranked.id}::bigint)
              > (${after.rank}::int, ${after.key}::float8, ${after.distanceM}::float8, ${after.id}::bigint)`,
      )
      .orderBy(ranked.rank, ranked.key, ranked.distanceM, ranked.id)
      .limit(limit),
  );
  const rows = await executor
    .with(found, ranked, page)
    .select({
      ...cardColumns(place),
      ...cardExtras(question),
      rank: page.rank,
      key: page.key,
      counts: after === null ? countsOfFound : sql<null>`null`,
    })
    .from(page)
    .innerJoin(laundries, eq(laundries.id, page.id))
    .orderBy(page.rank, page.key, page.distanceM, page.id);
  return { rows, counts: rows[0]?.counts ?? {} };
};

/** How many shops the question finds. */
export const countOf = async (executor: Executor, place: ViewerPlace, question: ListQuestion): Promise<number> => {
  const found = foundBy(executor, place, { ...question, sort: 'Distance' }).as('found');
  const [row] = await executor.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(found);
  return row?.count ?? 0;
};
