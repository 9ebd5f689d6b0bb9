/** A place on the map, in degrees (WGS 84). */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a map shows: its middle, how close (each step twice as close), and its sides in degrees. */
export interface MapView {
  readonly centre: MapPosition;
  readonly zoom: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** An element that stands on the map, its foot on a position. */
export interface MapPin {
  readonly key: string;
  readonly position: MapPosition;
  readonly element: HTMLElement;
  /** Above others that lie in the same place. */
  readonly isRaised: boolean;
}

/** How close a map comes: from the whole country to single houses. */
export const MAP_ZOOMS = { least: 6, most: 17 } as const;

/** The zoom so many steps on, as far as maps go. */
export const zoomAfter = (zoom: number, steps: number): number =>
  Math.min(MAP_ZOOMS.most, Math.max(MAP_ZOOMS.least, Math.round(zoom) + steps));

/** A map of some maker in a frame. */
export interface MapAdapter {
  /** Whether its ground is drawn from our own data, whose source must be named. */
  readonly isOurs: boolean;
  readonly moveTo: (centre: MapPosition, zoom?: number) => void;
  /** Every call counts, also while it still zooms for the one before. */
  readonly zoomBy: (steps: number) => void;
  /** The only pins from now on; one with a known key is moved. */
  readonly place: (pins: readonly MapPin[]) => void;
  readonly remove: () => void;
}

export interface MapOptions {
  readonly centre: MapPosition;
  readonly zoom: number;
  /** Called when the map stands still, at first and after each move. */
  readonly onView: (view: MapView) => void;
  /** Land where laundry is collected has a colour of its own: only our map knows where that is. */
  readonly showsService: boolean;
}
