import type { MapLevel } from './map-tile';

/** Font size of a name on the map, px. */
export const MAP_NAME_PX: Readonly<Record<MapLevel, number>> = { sido: 15, sigungu: 13, dong: 12 };

/** Height of a line by its font size. */
const LINE_HEIGHT = 1.4;

/** Zoom from which names of dongs fit; below it, districts are named. */
const DONGS_FROM = 13;

/** Whether places of a level are named at a zoom of the map. */
export const isNamedAt = (zoom: number, level: MapLevel): boolean =>
  level === 'sido' || (level === 'dong') === zoom >= DONGS_FROM;

/** Name with its centre in px. */
interface PlacedName {
  readonly level: MapLevel;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Names in their order without those that overlap an earlier one. A syllable is as wide as it is high. */
export const namesThatFit = <Name extends PlacedName>(names: readonly Name[]): Name[] => {
  const kept: Name[] = [];
  const widthOf = ({ level, text }: Name): number => text.length * MAP_NAME_PX[level];
  const heightOf = ({ level }: Name): number => MAP_NAME_PX[level] * LINE_HEIGHT;
  for (const name of names) {
    const isFree = kept.every(
      (other) =>
        Math.abs(other.x - name.x) * 2 >= widthOf(other) + widthOf(name) ||
        Math.abs(other.y - name.y) * 2 >= heightOf(other) + heightOf(name),
    );
    if (isFree) kept.push(name);
  }
  return kept;
};
