import type { ShopMap } from '@dongne/contract';
import { MAP_ZOOMS, type MapPosition, type MapView } from '@dongne/pages';
import Supercluster from 'supercluster';

/** Shop on the map. */
export type MapShop = ShopMap['shops'][number];

/** Pin of a shop or a cluster. */
export type MapPinOf =
  | { readonly kind: 'shop'; readonly position: MapPosition; readonly shop: MapShop }
  | { readonly kind: 'cluster'; readonly position: MapPosition; readonly count: number; readonly zoomIn: number };

/** Radius of clustering, px. */
const CLUSTER_PX = 54;
/** Width of Leaflet's world at zoom 0, px. */
const WORLD_PX = 256;

type Index = Supercluster<{ readonly shop: MapShop }>;

/** Spatial index of shops for `pinsIn`. */
export const indexOf = (shops: readonly MapShop[]): Index => {
  const index: Index = new Supercluster({ radius: CLUSTER_PX, extent: WORLD_PX, maxZoom: MAP_ZOOMS.most - 1 });
  return index.load(
    shops.map((shop) => ({
      type: 'Feature',
      properties: { shop },
      geometry: { type: 'Point', coordinates: [shop.longitude, shop.latitude] },
    })),
  );
};

/** Pins in a viewport: overlapping shops form a cluster with the zoom that splits it. */
export const pinsIn = (index: Index, { south, west, north, east, zoom }: MapView): MapPinOf[] =>
  index.getClusters([west, south, east, north], zoom).map(({ properties, geometry }): MapPinOf => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const position = { latitude, longitude };
    if ('shop' in properties) return { kind: 'shop', position, shop: properties.shop };
    const { cluster_id: id, point_count: count } = properties;
    return { kind: 'cluster', position, count, zoomIn: index.getClusterExpansionZoom(id) };
  });

/** Clusters of the server; each opens two zoom levels closer. */
export const clusterPins = (clusters: ShopMap['clusters'], zoom: number): MapPinOf[] =>
  clusters.map(({ latitude, longitude, count }) => ({
    kind: 'cluster',
    position: { latitude, longitude },
    count,
    zoomIn: Math.min(MAP_ZOOMS.most, zoom + 2),
  }));
