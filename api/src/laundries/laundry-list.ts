import { DEFAULT_POSITION, seoulDate } from '@dongne/contract';
import type { Needs } from '../common';
import { firstPickups } from './first-pickups';
import type { ShopCardView, ShopGroupsView, ShopListFilters } from './laundry-schemas';
import { readListCursor, writeListCursor } from './list-cursor';
import { countFound } from './list-found';
import { shopsOfPage, type ListQuestion } from './list-page-repository';
import { registeredShops } from './my-laundry/my-laundry-repository';
import { groupOf } from './shop-groups';
import { comparedCategories, comparedPrices, filtersOf, isOn } from './shop-question';
import { shopsByIds } from './shop-search-repository';
import { listedShop, shopCard, type ListedShop } from './shop-view';
import { placeOfViewer, sidoCodeAt, type ViewerPlace } from './viewer-place';

/** Four screens of a phone. */
const PAGE_SHOPS = 30;

const defaultPlace = (): ViewerPlace => ({ ...DEFAULT_POSITION, sidoCode: sidoCodeAt(DEFAULT_POSITION) });

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
  const filters = filtersOf(query, memberId);
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
