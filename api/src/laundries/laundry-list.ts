import { COMPARED_CATEGORY, DEFAULT_POSITION, SHOP_DISTANCE_M, seoulDate, type ItemCategory } from '@dongne/contract';
import type { Needs } from '../common';
import type { Executor } from '../database';
import { firstPickups } from './first-pickups';
import { pricesAt } from './laundry-repository';
import type { ShopCardView, ShopGroupsView, ShopListFilters } from './laundry-schemas';
import { readListCursor, writeListCursor } from './list-cursor';
import { countFound } from './list-found';
import { shopsOfPage, type ListQuestion } from './list-page-repository';
import { registeredShops } from './my-laundry/my-laundry-repository';
import type { ShopFilters } from './nearest-shop-repository';
import { searchWords } from './search-words';
import { groupOf } from './shop-groups';
import { shopsByIds } from './shop-search-repository';
import { listedShop, shopCard, type ListedShop } from './shop-view';
import { placeOfViewer, sidoCodeAt, type ViewerPlace } from './viewer-place';

/** Four screens of a phone. */
const PAGE_SHOPS = 30;

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** What was asked for, with the specification's default range of 0 to 5000 m and at most 10000. */
const filtersOf = (query: ShopListFilters): ShopFilters => ({
  beginM: query.beginDistance ?? 0,
  endM: Math.min(query.endDistance ?? SHOP_DISTANCE_M.initialEnd, SHOP_DISTANCE_M.max),
  isFreeDelivery: isOn(query.isFreeDelivery),
  isMembershipService: isOn(query.isMembershipService),
  isParking: isOn(query.isParking),
  canMend: isOn(query.canMend),
  handleItem: query.handleItem === undefined || query.handleItem === '' ? null : query.handleItem,
  words: searchWords(query.q ?? ''),
});

const defaultPlace = (): ViewerPlace => ({ ...DEFAULT_POSITION, sidoCode: sidoCodeAt(DEFAULT_POSITION) });

/** The pieces whose prices are told: those that were searched for, else a shirt. */
const comparedCategories = ({ words }: ShopFilters): readonly [ItemCategory, ...ItemCategory[]] => {
  const [first, ...others] = words.flatMap(({ categories }) => categories);
  return first === undefined ? [COMPARED_CATEGORY] : [first, ...others];
};

/** The cheapest of the pieces at each shop. */
const comparedPrices = async (database: Executor, ids: readonly number[], categories: readonly ItemCategory[]) => {
  const rows = ids.length === 0 ? [] : await pricesAt(database, ids, categories);
  return new Map(rows.toReversed().map(({ laundryId, ...price }) => [laundryId, price]));
};

/**
 * A page of the five groups of shops around the customer; a visitor without a position sees the default one. Their own shops
 * always stand first, on the first page.
 */
export const listShops = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number | null,
  query: ShopListFilters,
): Promise<ShopGroupsView> => {
  const place = (await placeOfViewer(database, memberId, query)) ?? defaultPlace();
  const today = seoulDate(clock.now());
  const registered = memberId === null ? [] : await registeredShops(database, memberId);
  const filters = filtersOf(query);
  const categories = comparedCategories(filters);
  const question: ListQuestion = {
    filters,
    sort: query.sort ?? 'Membership',
    category: categories[0],
    without: registered.map(({ laundryId }) => laundryId),
    today,
    isUngrouped: isOn(query.isUngrouped),
  };
  const isFirst = query.cursor === undefined;
  const after = query.cursor === undefined ? null : readListCursor(query.cursor);
  const [read, found] = await Promise.all([
    shopsOfPage(database, place, question, after, PAGE_SHOPS + 1),
    isFirst ? countFound(database, place, question) : null,
  ]);
  const places = read.slice(0, PAGE_SHOPS);
  const ownIds = isFirst ? question.without : [];
  const ids = [...ownIds, ...places.map(({ id }) => id)];
  const rows = ids.length === 0 ? [] : await shopsByIds(database, place, ids);
  const shops = new Map(rows.map((row) => [row.id, listedShop(row, place, today)]));
  const [pickups, prices] = await Promise.all([
    firstPickups(database, [...shops.values()], clock.now()),
    comparedPrices(database, ids, categories),
  ]);
  const cardOf = (shop: ListedShop): ShopCardView => ({
    ...shopCard(shop, pickups.get(shop.id)),
    comparedPrice: prices.get(shop.id) ?? null,
  });
  const shopsOf = (wanted: readonly number[]): ListedShop[] => wanted.flatMap((id) => shops.get(id) ?? []);
  const listed = shopsOf(places.map(({ id }) => id));
  const cardsOf = (group: ReturnType<typeof groupOf>) => listed.filter((shop) => groupOf(shop) === group).map(cardOf);
  const last = places.at(-1);
  return {
    // The plain one before the daily one.
    firstList: shopsOf(ownIds)
      .toSorted((a, b) => b.division.localeCompare(a.division))
      .map(cardOf),
    secondList: cardsOf('secondList'),
    thirdList: cardsOf('thirdList'),
    third2List: cardsOf('third2List'),
    fourthList: cardsOf('fourthList'),
    nextCursor: last !== undefined && read.length > PAGE_SHOPS ? writeListCursor(last) : null,
    found,
  };
};
