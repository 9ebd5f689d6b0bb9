import type { MapPosition, MapView } from '@dongne/pages';

/** A rectangle on the screen of the map, px from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What stands on a map. */
interface Covers {
  readonly controls: Box;
  readonly bars: readonly Box[];
}

/** A pin stands with the middle of its foot on its place. */
const PIN = { halfWidth: 36, height: 40 } as const;

/** Farther from the customer's door the map does not begin, and so finely is it tried, px. */
const MOST_PX = 60;
const STEP_PX = 20;

const STEPS = Array.from({ length: (2 * MOST_PX) / STEP_PX + 1 }, (_, step) => step * STEP_PX - MOST_PX);
/** Every move that is tried, the smallest first: none at all is the first one. */
const MOVES = STEPS.flatMap((right) => STEPS.map((down) => ({ right, down }))).sort(
  (one, other) => Math.hypot(one.right, one.down) - Math.hypot(other.right, other.down),
);

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** One that nobody can press below the buttons is worse than one that is not seen, or that has its card. */
const WORST = 100;

/**
 * Where the middle of a map has to be so that as few pins as possible lie below its buttons, and then as few as possible below its
 * bars or outside of it.
 *
 * @returns undefined where no small move helps.
 */
export const clearerCentre = (
  view: MapView,
  { width, height }: Size,
  pins: readonly MapPosition[],
  { controls, bars }: Covers,
): MapPosition | undefined => {
  const [wide, high] = [view.east - view.west, view.north - view.south];
  const feet = pins.map(({ latitude, longitude }) => ({
    x: ((longitude - view.west) / wide) * width,
    y: ((view.north - latitude) / high) * height,
  }));
  const lostBy = ({ right, down }: (typeof MOVES)[number]): number =>
    feet.reduce((sum, { x, y }) => {
      const [foot, middle] = [y + down, x + right];
      const pin = {
        left: middle - PIN.halfWidth,
        right: middle + PIN.halfWidth,
        top: foot - PIN.height,
        bottom: foot,
      };
      const isOutside = pin.left < 0 || pin.right > width || pin.top < 0 || pin.bottom > height;
      if (overlap(pin, controls)) return sum + WORST;
      return isOutside || bars.some((bar) => overlap(pin, bar)) ? sum + 1 : sum;
    }, 0);
  let best = { right: 0, down: 0 };
  let lost = lostBy(best);
  for (const move of MOVES) {
    const lostThen = lostBy(move);
    if (lostThen < lost) [best, lost] = [move, lostThen];
  }
  if (best.right === 0 && best.down === 0) return undefined;
  return {
    latitude: view.centre.latitude + (best.down / height) * high,
    longitude: view.centre.longitude - (best.right / width) * wide,
  };
};
