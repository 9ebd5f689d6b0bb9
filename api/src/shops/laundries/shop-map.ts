import { seoulDate } from '@dongne/contract';
import { flag, type Needs } from '#base';
import type { ShopMapView, ShopMapWindow } from './map-schemas';
import { windowOverCountry } from './map-window';
import { faceOf } from './pictures/picture-address';
import { clustersIn } from './shop-cluster-repository';
import { shopsFound, shopsWithin, type MapShopRow } from './shop-map-repository';
import { isPausedOn } from './shop-view';
import { comparedCategories, comparedPrices, filtersOf } from './shop-query';

/** Maximum number of legible pins. */
const MAX_PINS = 500;
/** Number of shops that can be read singly within a few milliseconds. */
const FEW_ENOUGH = 5_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Map of a window: shops, or clusters of more than 500. Clusters come from a snapshot, so they are equally fast for the
 * country and for a dong; single shops are queried. A search shows matches near the window's centre.
 */
export const shopsOnMap = async (
  { database, clock }: Needs<'clock' | 'database'>,
  query: ShopMapWindow,
): Promise<ShopMapView> => {
  const bounds = windowOverCountry(query);
  if (bounds === null) return { shops: [], clusters: [] };
  const filters = filtersOf(query, null);
  const categories = comparedCategories(filters);
  const today = seoulDate(clock.now());
  const pinsOf = async (rows: readonly MapShopRow[]): Promise<ShopMapView> => {
    const prices = await comparedPrices(
      database,
      rows.map(({ id }) => id),
      categories,
    );
    const shops = rows.map(
      ({ priceFromWon, isFreeDelivery, canNewRequest, pauseStartDate, pauseEndDate, ...shop }) => ({
        ...shop,
        profilePicture: faceOf(shop),
        isFreeDelivery: flag(isFreeDelivery),
        canNewRequest: flag(canNewRequest && !isPausedOn({ pauseStartDate, pauseEndDate }, today)),
        priceFrom: priceFromWon,
        comparedPrice: prices.get(shop.id) ?? null,
      }),
    );
    return { shops, clusters: [] };
  };
  if (filters.words.length > 0) return pinsOf(await shopsFound(database, bounds, filters, MAX_PINS));

  const counted = await clustersIn(database, bounds, filters);
  const clusters = counted
    .filter(({ count }) => count > 0)
    .map(({ latitude, longitude, count }) => ({ latitude, longitude, count }));
  if (sum(counted.map(({ all }) => all)) > FEW_ENOUGH) return { shops: [], clusters };
  const rows = await shopsWithin(database, bounds, filters, MAX_PINS + 1);
  // New shops are in no cluster yet.
  const isClustered = rows.length > MAX_PINS && sum(clusters.map(({ count }) => count)) > MAX_PINS;
  return isClustered ? { shops: [], clusters } : pinsOf(rows.slice(0, MAX_PINS));
};
