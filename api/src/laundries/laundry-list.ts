import { DEFAULT_POSITION, SHOP_DISTANCE_M, seoulDate } from '@dongne/contract';
import type { Needs } from '../common';
import { registeredShops } from './my-laundry/my-laundry-repository';
import type { ShopCardView, ShopGroupsView, ShopListFilters } from './laundry-schemas';
import { firstPickups } from './first-pickups';
import { groupShops } from './shop-groups';
import { nearestShops, shopsByIds, type ShopFilters } from './shop-search-repository';
import { listedShop, shopCard, type ListedShop } from './shop-view';
import { placeOfViewer, sidoCodeAt, type ViewerPlace } from './viewer-place';

/** Nobody scrolls further; the nearest so many are sorted and grouped. */
const LIST_LIMIT = 100;

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
  name: query.q === undefined || query.q.trim() === '' ? null : query.q.trim(),
});

const defaultPlace = (): ViewerPlace => ({ ...DEFAULT_POSITION, sidoCode: sidoCodeAt(DEFAULT_POSITION) });

/** The five groups of shops around the customer; a visitor without a position sees the default one. Their own shops always stand first. */
export const listShops = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number | null,
  query: ShopListFilters,
): Promise<ShopGroupsView> => {
  const place = (await placeOfViewer(database, memberId, query)) ?? defaultPlace();
  const today = seoulDate(clock.now());
  const registered = memberId === null ? [] : await registeredShops(database, memberId);
  const ownIds = new Set(registered.map(({ laundryId }) => laundryId));
  const ownRows = ownIds.size === 0 ? [] : await shopsByIds(database, place, [...ownIds]);
  const own = ownRows.map((shop) => listedShop(shop, place, today));
  const nearest = await nearestShops(database, place, filtersOf(query), LIST_LIMIT);
  const others = nearest.filter(({ id }) => !ownIds.has(id)).map((shop) => listedShop(shop, place, today));
  const groups = groupShops(others, query.sort ?? 'Membership');
  const pickups = await firstPickups(database, [...own, ...others], clock.now());
  const cardOf = (shop: ListedShop): ShopCardView => shopCard(shop, pickups.get(shop.id));
  return {
    // The plain one before the daily one.
    firstList: own.toSorted((a, b) => b.division.localeCompare(a.division)).map(cardOf),
    secondList: groups.secondList.map(cardOf),
    thirdList: groups.thirdList.map(cardOf),
    third2List: groups.third2List.map(cardOf),
    fourthList: groups.fourthList.map(cardOf),
  };
};
