import { cardPriceText, toWorld, worldPx, type ShopMap } from '@dongne/contract';
import { MAP_ZOOMS, type MapPosition, type MapView } from '@dongne/pages';

/** Shop on the map. */
export type MapShop = ShopMap['shops'][number];

/** Pin of a shop, which counts others that it would cover, or of several shops. */
export type MapPinOf =
  | { readonly kind: 'shop'; readonly position: MapPosition; readonly shop: MapShop; readonly others: number }
  | {
      readonly kind: 'cluster';
      readonly position: MapPosition;
      readonly count: number;
      readonly zoomIn: number;
      /** First shop; absent in a cluster of the server. */
      readonly shop: MapShop | undefined;
    };

interface PinsOptions {
  readonly shops: readonly MapShop[];
  /** Clusters of the server. */
  readonly clusters: ShopMap['clusters'];
  readonly zoom: number;
  /** Selected shop: its pin always shows it. */
  readonly picked: number | undefined;
  /** Font size of the page, px. */
  readonly remPx: number;
}

/** Height of a pin's touch target, its sides, and a letter, rem. */
const PIN_REM = { height: 2.75, sides: 2, letter: 0.5 };
/** Zoom levels by which a cluster of the server opens. */
const SERVER_ZOOM_IN = 2;

/** `1,900원`: the card names the piece. */
export const shortPriceOf = (shop: MapShop): string => cardPriceText(shop).split(' ').at(-1) ?? '';

/** `외 3곳`: shops that a pin covers. */
export const othersText = (others: number): string => `외 ${others}곳`;

interface Place {
  readonly position: MapPosition;
  readonly count: number;
  readonly shop: MapShop | undefined;
  /** Position at zoom 0 and width on the screen, px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Group {
  readonly first: Place;
  readonly others: Place[];
}

/** Position at zoom 0, px. */
const projected = (position: MapPosition): { readonly x: number; readonly y: number } => {
  const { x, y } = toWorld(position);
  return { x: x * worldPx(0), y: y * worldPx(0) };
};

/** Places of a screen, the selected shop first; its pin has room for `외 99곳`. */
const placesOf = ({ shops, clusters, picked, remPx }: PinsOptions): Place[] => {
  const widthOf = (text: string): number => (PIN_REM.sides + text.length * PIN_REM.letter) * remPx;
  const pickedFirst = [...shops.filter(({ id }) => id === picked), ...shops.filter(({ id }) => id !== picked)];
  const ofShops = pickedFirst.map((shop): Place => {
    const { latitude, longitude } = shop;
    const position = { latitude, longitude };
    const text = shortPriceOf(shop) + (shop.id === picked ? ` ${othersText(99)}` : '');
    return { position, count: 1, shop, width: widthOf(text), ...projected(position) };
  });
  const ofClusters = clusters.map(({ latitude, longitude, count }): Place => {
    const position = { latitude, longitude };
    return { position, count, shop: undefined, width: widthOf(`${count}곳`), ...projected(position) };
  });
  return [...ofShops, ...ofClusters];
};

const collide = (one: Place, other: Place, zoom: number, remPx: number): boolean =>
  Math.abs(one.x - other.x) * 2 ** zoom < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) * 2 ** zoom < PIN_REM.height * remPx;

/** First zoom at which some shop of a group leaves it. */
const zoomInOf = ({ first, others }: Group, zoom: number, remPx: number): number => {
  if (first.shop === undefined) return Math.min(MAP_ZOOMS.most, zoom + SERVER_ZOOM_IN);
  let closer = zoom + 1;
  while (closer < MAP_ZOOMS.most && others.every((other) => collide(first, other, closer, remPx))) closer += 1;
  return Math.min(MAP_ZOOMS.most, closer);
};

/**
 * Pins that never overlap at this zoom and font size: a shop whose pin would cover an earlier one is counted there. Not a
 * clustering library: those group by distance between centres and do not know the width of a price.
 */
export const pinsOf = (options: PinsOptions): MapPinOf[] => {
  const { zoom, picked, remPx } = options;
  const groups: Group[] = [];
  for (const place of placesOf(options)) {
    const near = groups.find(({ first }) => collide(first, place, zoom, remPx));
    if (near === undefined) groups.push({ first: place, others: [] });
    else near.others.push(place);
  }
  return groups.map((group): MapPinOf => {
    const { first, others } = group;
    const { position, shop } = first;
    const hidden = others.reduce((total, { count }) => total + count, 0);
    if (shop !== undefined && (hidden === 0 || shop.id === picked))
      return { kind: 'shop', position, shop, others: hidden };
    return { kind: 'cluster', position, count: first.count + hidden, shop, zoomIn: zoomInOf(group, zoom, remPx) };
  });
};

/** Lower edge of the bar above the map, px. */
const BAR_PX = 56;
/** Half of the smallest target that can be pressed, px (WCAG 2.5.8). */
const HALF_TARGET_PX = 12;

/**
 * Pins that may be seen in a viewport. Others would be stops of the keyboard that nothing shows. A pin stands above its
 * position; the map measures those that are near the bar and hides covered ones.
 */
export const pinsIn = (pins: readonly MapPinOf[], { zoom, ...view }: MapView): MapPinOf[] => {
  const [topLeft, bottomRight] = [
    projected({ latitude: view.north, longitude: view.west }),
    projected({ latitude: view.south, longitude: view.east }),
  ];
  const scale = 2 ** zoom;
  return pins.filter(({ position }) => {
    const { x, y } = projected(position);
    return (
      (y - topLeft.y) * scale >= BAR_PX + 2 * HALF_TARGET_PX &&
      y <= bottomRight.y &&
      (x - topLeft.x) * scale >= HALF_TARGET_PX &&
      (bottomRight.x - x) * scale >= HALF_TARGET_PX
    );
  });
};
