import { formatWon, type ShopMap } from '@dongne/contract';
import { MAP_ZOOMS, type MapPosition, type MapView } from '@dongne/pages';
import Supercluster from 'supercluster';

/** A shop of the map. */
export type MapShop = ShopMap['shops'][number];

/** What stands on one place of the map: a shop, or a heap of them. */
export type MapPinOf =
  | { readonly kind: 'shop'; readonly position: MapPosition; readonly shop: MapShop }
  | { readonly kind: 'heap'; readonly position: MapPosition; readonly count: number; readonly zoomIn: number };

/** `와이셔츠 1,900원`, or of the piece that was searched for; else where its prices begin. */
export const priceTextOf = ({ comparedPrice, priceFrom }: MapShop): string =>
  comparedPrice ? `${comparedPrice.category} ${formatWon(comparedPrice.priceWon)}` : `${formatWon(priceFrom)}부터`;

/** Pins that are closer to each other than this are one heap, px. */
const HEAP_PX = 54;
/** Leaflet's world is so wide at zoom 0, px. */
const WORLD_PX = 256;

type Index = Supercluster<{ readonly shop: MapShop }>;

/** The shops by where they lie, for `pinsIn`. */
export const indexOf = (shops: readonly MapShop[]): Index => {
  const index: Index = new Supercluster({ radius: HEAP_PX, extent: WORLD_PX, maxZoom: MAP_ZOOMS.most - 1 });
  return index.load(
    shops.map((shop) => ({
      type: 'Feature',
      properties: { shop },
      geometry: { type: 'Point', coordinates: [shop.longitude, shop.latitude] },
    })),
  );
};

/** What stands in a window: shops that would cover each other are one heap, with the zoom at which it falls apart. */
export const pinsIn = (index: Index, { south, west, north, east, zoom }: MapView): MapPinOf[] =>
  index.getClusters([west, south, east, north], zoom).map(({ properties, geometry }): MapPinOf => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const position = { latitude, longitude };
    if ('shop' in properties) return { kind: 'shop', position, shop: properties.shop };
    const { cluster_id: id, point_count: count } = properties;
    return { kind: 'heap', position, count, zoomIn: index.getClusterExpansionZoom(id) };
  });

/** Heaps that the server made: it is looked closer at them two steps at a time. */
export const heapsOf = (clusters: ShopMap['clusters'], zoom: number): MapPinOf[] =>
  clusters.map(({ latitude, longitude, count }) => ({
    kind: 'heap',
    position: { latitude, longitude },
    count,
    zoomIn: Math.min(MAP_ZOOMS.most, zoom + 2),
  }));
