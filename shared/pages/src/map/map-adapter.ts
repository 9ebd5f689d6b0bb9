/** Position on the map, in degrees (WGS 84). */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** View of a map: its centre, zoom (each step doubles the scale), and size in degrees. */
export interface MapView {
  readonly centre: MapPosition;
  readonly zoom: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Element that a map of another company places itself, its foot at a position. */
export interface MapPin {
  readonly key: string;
  readonly position: MapPosition;
  readonly element: HTMLElement;
  /** Whether it is above others at the same position. */
  readonly isRaised: boolean;
}

/** Zoom limits: from the whole country to single houses. */
export const MAP_ZOOMS = { least: 6, most: 17 } as const;

/** Adds steps to a zoom within the limits. */
export const zoomAfter = (zoom: number, steps: number): number =>
  Math.min(MAP_ZOOMS.most, Math.max(MAP_ZOOMS.least, Math.round(zoom) + steps));

interface AnyMap {
  readonly moveTo: (centre: MapPosition, zoom?: number) => void;
  /** Adds to the zoom; calls during an animation accumulate. */
  readonly zoomBy: (steps: number) => void;
  readonly remove: () => void;
}

/** Our own map: it moves the layers, and shows our own data, whose source must be credited. */
export interface OurMap extends AnyMap {
  readonly isOurs: true;
  /** Whether an outline was there when it opened. A later one would lie at another place. */
  readonly hasOutline: boolean;
}

/** Map of another company, which places pins itself. */
export interface ForeignMap extends AnyMap {
  readonly isOurs: false;
  /** Replaces all pins; a known key moves its pin. */
  readonly place: (pins: readonly MapPin[]) => void;
}

/** Map of any provider in a frame. */
export type MapAdapter = OurMap | ForeignMap;

/** Layers that stand on our own map, with their origin in its middle. They exist before it and follow it. */
export interface MapLayers {
  /** Below the map, which covers it: it grows and shrinks with the map. */
  readonly outline: SVGElement | null;
  /** Above the map: its pins keep their size. Their distances are multiplied by its property `--scale`. */
  readonly pins: HTMLElement | null;
}

export interface MapOptions {
  readonly centre: MapPosition;
  readonly zoom: number;
  /** Called when the map is at rest, initially and after each move. */
  readonly onView: (view: MapView) => void;
  /** Gives the service area a colour of its own; only our own map supports it. */
  readonly showsService: boolean;
  /** Asked for when our own map opens. */
  readonly layers: () => MapLayers;
}
