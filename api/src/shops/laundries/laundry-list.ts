import { DEFAULT_POSITION, seoulDate } from '@dongne/contract';
import { pageBy, type Needs } from '#base';
import { firstPickupsAt } from './first-pickups';
import type { ShopCardView, ShopGroupsView, ShopListFilters } from './laundry-schemas';
import { readListCursor, writeListCursor } from './list-cursor';
import { foundIn } from './list-found';
import { readPage, type ListQuery } from './list-page-repository';
import { registeredShops } from './my-laundry/my-laundry-repository';
import { groupOf } from './shop-groups';
import { comparedCategories, datedCategories, filtersOf, isOn } from './shop-query';
import { type CardRow, cardsByIds } from './shop-search-repository';
import { listedShop, shopCard, type ListedShop } from './shop-view';
import { placeOfViewer, sidoCodeAt, type ViewerPlace } from './viewer-place';

/** Page size, four screens of a phone. */
const PAGE_SHOPS = 30;

const defaultPlace = (): ViewerPlace => ({ ...DEFAULT_POSITION, sidoCode: sidoCodeAt(DEFAULT_POSITION) });

/**
 * Page of the five groups of shops around the customer; the default position applies to a visitor without one. A
 * member's own shops come first, on the first page.
 */
export const listShops = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number | null,
  query: ShopListFilters,
): Promise<ShopGroupsView> => {
  const [found, registered] = await Promise.all([
    placeOfViewer(database, memberId, query),
    memberId === null ? [] : registeredShops(database, memberId),
  ]);
  const place = found ?? defaultPlace();
  const filters = filtersOf(query, memberId);
  const now = clock.now();
  const question: ListQuery = {
    filters,
    sort: query.sort ?? 'Membership',
    categories: comparedCategories(filters),
    dated: datedCategories(filters),
    without: registered.map(({ laundryId }) => laundryId),
    now: now.toISOString(),
    today: seoulDate(now),
    isUngrouped: isOn(query.isUngrouped),
  };
  const after = query.cursor === undefined ? null : readListCursor(query.cursor);
  const { rows, counts } = await readPage(database, place, question, after, PAGE_SHOPS + 1);
  const ownIds = after === null ? question.without : [];
  const own = ownIds.length === 0 ? [] : await cardsByIds(database, place, question, ownIds);

  const firstPickupOf = firstPickupsAt(now);
  const listed = (row: CardRow): ListedShop & CardRow => listedShop(row, place, question.today);
  const cardOf = (shop: ListedShop & CardRow): ShopCardView =>
    Object.assign(shopCard(shop, firstPickupOf(shop)), { comparedPrice: shop.comparedPrice });
  const { items, nextCursor } = pageBy(rows, writeListCursor, PAGE_SHOPS);
  const shops = items.map(listed);
  const cardsOf = (group: ReturnType<typeof groupOf>) => shops.filter((shop) => groupOf(shop) === group).map(cardOf);
  return {
    // Plain shop before the daily one.
    firstList: own
      .map(listed)
      .toSorted((a, b) => b.division.localeCompare(a.division))
      .map(cardOf),
    secondList: cardsOf('secondList'),
    thirdList: cardsOf('thirdList'),
    third2List: cardsOf('third2List'),
    fourthList: cardsOf('fourthList'),
    nextCursor,
    found: after === null ? await foundIn(database, place, question, counts) : null,
  };
};
