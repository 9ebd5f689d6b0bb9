import { and, eq, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { ItemCategory, ShopSort } from '@dongne/contract';
import { type Database, type Executor, placeholder, type Bindable, readValues, statementCache } from '#base';
import { laundries, laundryPrices } from '#tables';
import { cardExtras, type CardQuery } from './card-extras-repository';
import type { ListCursor } from './list-cursor';
import {
  cardColumns,
  type PreparedFilters,
  nearestOf,
  passes,
  type ShopColumns,
  type ShopFilters,
} from './nearest-shop-repository';
import { PageRow, type RankCounts } from './page-row';
import { METRES_PER_STAR } from './shop-groups';
import { surfacePoint, type Point } from './surface-point';
import type { ViewerPlace } from './viewer-place';

/** Query of the list besides the position. */
export interface ListQuery {
  /** Start of the slots, ISO 8601. */
  readonly now: string;
  /** Date in Seoul, YYYY-MM-DD. */
  readonly today: string;
  /** Categories; `Price` sorts by the price of the first. */
  readonly categories: readonly [ItemCategory, ...ItemCategory[]];
  /** Categories of which the slowest decides the return date. */
  readonly dated: readonly string[];
  readonly filters: ShopFilters;
  readonly sort: ShopSort;
  /** Shops to exclude, because they are shown elsewhere. */
  readonly without: readonly number[];
  /** Sorts delivering shops by distance only, whatever their group. */
  readonly isUngrouped: boolean;
}

/** Query with placeholders for a prepared statement. */
interface PreparedQuery extends CardQuery, Pick<ListQuery, 'sort' | 'isUngrouped'> {
  readonly place: { readonly from: Point | Placeholder; readonly sidoCode: Bindable<string> };
  readonly sortedBy: Bindable<ItemCategory>;
  readonly filters: PreparedFilters;
  readonly without: Bindable<readonly number[]> | null;
}

/** Rank of the groups in the list; shops that take no orders today come last. */
export const LIST_RANK = { secondList: 1, thirdList: 2, third2List: 3, toVisit: 4, resting: 5 } as const;

/** Sort key of shops without that price, so that they come last. */
const NO_PRICE = 1_000_000_000;

/** Group rank in SQL, equal to `coverageOf` and `groupOf`; a test compares them. */
const rankOf = (shop: ShopColumns, { place: { sidoCode }, today }: PreparedQuery): SQL<number> => {
  const comesItself = sql`(${shop.canDelivery} and ${shop.distanceM} <= ${shop.deliveryRadiusM})`;
  const comes = sql`(${comesItself} or (${shop.useDeliveryAgency} and left(${shop.bcode}, 2) = ${sidoCode}))`;
  const isPaused = sql`coalesce(${today}::date between ${shop.pauseStartDate} and ${shop.pauseEndDate}, false)`;
  return sql<number>`case when ${isPaused} or not ${shop.canNewRequest} then ${LIST_RANK.resting}::int
    when not ${comes} then ${LIST_RANK.toVisit}
    when ${shop.hasMembershipService} then ${LIST_RANK.secondList}
    when ${comesItself} then ${LIST_RANK.thirdList} else ${LIST_RANK.third2List} end`.mapWith(Number);
};

/** Sort key, ascending. */
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

/** Shops matching a query, with their sort position and group. */
const foundBy = (executor: Executor, question: PreparedQuery) => {
  const nearest = nearestOf(executor, question.place.from, question.filters);
  const found = executor
    .select({
      id: nearest.id,
      distanceM: nearest.distanceM,
      groupRank: rankOf(nearest, question).as('group_rank'),
      key: keyOf(nearest, question.sort).as('key'),
    })
    .from(nearest)
    .$dynamic();
  const isOther =
    question.without === null ? undefined : sql`${nearest.id} <> all(${sql.param(question.without)}::bigint[])`;
  const priced =
    question.sort === 'Price'
      ? found.leftJoin(
          laundryPrices,
          and(eq(laundryPrices.laundryId, nearest.id), sql`${laundryPrices.category} = ${question.sortedBy}`),
        )
      : found;
  return priced.where(and(passes(nearest, question.filters), isOther));
};

/** Totals by group, computed in the same statement over the same candidates. */
const countsOfFound = sql<RankCounts | null>`(select json_object_agg(counted.group_rank, counted.shops)
  from (select group_rank, count(*) as shops from found group by group_rank) as counted)`;

/** Page of the list and, on the first one, the totals. */
export interface ReadPage {
  readonly rows: readonly PageRow[];
  readonly counts: RankCounts;
}

const preparedQuery = (place: ViewerPlace, question: ListQuery): PreparedQuery => ({
  ...question,
  place: { from: place, sidoCode: place.sidoCode },
  sortedBy: question.categories[0],
  without: question.without.length === 0 ? null : question.without,
});

/** Query with placeholders for all values. Search words are part of the statement's shape. */
const shapeOf = ({ filters, sort, isUngrouped, without }: ListQuery): PreparedQuery => ({
  place: { from: placeholder('from'), sidoCode: placeholder('sidoCode') },
  now: placeholder('now'),
  today: placeholder('today'),
  categories: placeholder('categories'),
  dated: placeholder('dated'),
  sortedBy: placeholder('sortedBy'),
  filters: {
    ...filters,
    beginM: filters.beginM === 0 ? 0 : placeholder('beginM'),
    endM: placeholder('endM'),
    favouritesOf: filters.favouritesOf === null ? null : placeholder('favouritesOf'),
    handleItem: filters.handleItem === null ? null : placeholder('handleItem'),
  },
  sort,
  without: without.length === 0 ? null : placeholder('without'),
  isUngrouped,
});

/** Values of those placeholders. */
const valuesOf = (
  place: ViewerPlace,
  { filters, categories, dated, now, today, without }: ListQuery,
  after: ListCursor | null,
) => ({
  ...{
    from: surfacePoint(place),
    sidoCode: place.sidoCode,
    now,
    today,
    categories,
    dated,
    sortedBy: categories[0],
    without,
  },
  ...{ beginM: filters.beginM, endM: filters.endM },
  ...{ favouritesOf: filters.favouritesOf, handleItem: filters.handleItem },
  ...(after === null ? {} : { rank: after.rank, key: after.key, distanceM: after.distanceM, id: after.id }),
});

const writePage = (executor: Executor, question: PreparedQuery, isFirst: boolean, limit: number) => {
  const found = executor.$with('found').as(foundBy(executor, question));
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
        isFirst
          ? undefined
          : sql`(${ranked.rank}, ${ranked.key}, ${ranked.distanceM}, ${ranked.id}::bigint)
              > (${placeholder('rank')}::int, ${placeholder('key')}::float8, ${placeholder('distanceM')}::float8, ${placeholder('id')}::bigint)`,
      )
      .orderBy(ranked.rank, ranked.key, ranked.distanceM, ranked.id)
      .limit(limit),
  );
  return executor
    .with(found, ranked, page)
    .select({
      ...cardColumns(question.place.from),
      ...cardExtras(question),
      rank: page.rank,
      key: page.key,
      counts: isFirst ? countsOfFound : sql<null>`null`,
    })
    .from(page)
    .innerJoin(laundries, eq(laundries.id, page.id))
    .orderBy(page.rank, page.key, page.distanceM, page.id)
    .prepare('');
};

const written = statementCache<ReturnType<typeof writePage>>();

type PageValues = ConstructorParameters<typeof PageRow>;

/** Page of shops after a cursor, with all card data in one statement. Ties are sorted by distance, then id. */
export const readPage = async (
  database: Database,
  place: ViewerPlace,
  question: ListQuery,
  after: ListCursor | null,
  limit: number,
): Promise<ReadPage> => {
  const shape = shapeOf(question);
  const isFirst = after === null;
  const write = () => writePage(database, shape, isFirst, limit);
  const isSearch = question.filters.words.length > 0;
  const statement = isSearch ? write() : written(database, JSON.stringify([shape, isFirst, limit]), write);
  const found = await readValues<PageValues>(database, statement, valuesOf(place, question, after));
  const rows = found.map((values) => new PageRow(...values));
  return { rows, counts: rows[0]?.counts ?? {} };
};

/** Number of shops matching a query. */
export const countOf = async (executor: Executor, place: ViewerPlace, question: ListQuery): Promise<number> => {
  const found = foundBy(executor, preparedQuery(place, { ...question, sort: 'Distance' })).as('found');
  const [row] = await executor.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(found);
  return row?.count ?? 0;
};
