import { SHOP_PICTURES } from '@dongne/contract';
import { type Random, seededRandom } from '#base';
import { drawFront } from './front';
import { drawCounter, drawDelivery, drawIroning, drawMachines, drawRack } from './inside';
import { type Palette, PALETTES } from './palettes';
import { element } from './svg';

/** The scenes in the order of a shop's gallery. */
const SCENES: readonly ((random: Random, palette: Palette, name: string) => string)[] = [
  (random, palette, name) => drawFront(random, palette, name, false),
  drawCounter,
  drawRack,
  drawMachines,
  drawIroning,
  drawDelivery,
  (random, palette, name) => drawFront(random, palette, name, true),
];

/** Neighbours in the order of their ids shall look different: a number far from the last one's. */
const seedOf = (id: number, scene: number): number => Math.imul(id, 2_654_435_761) ^ Math.imul(scene + 1, 40_503);

/** What of a scene a square shows: its middle, as high as it is. */
const VIEW = { wide: '0 0 600 400', square: '100 0 400 400' } as const;

/**
 * A picture of a shop that has no photo: drawn from parts by its id, so that it is the same every time and no two shops look alike.
 *
 * @param scene 0 is the front by day, the last one the front in the evening.
 * @returns SVG, at most 12 kB; `undefined` for a scene that there is none of.
 */
export const drawShop = (
  { id, laundryName }: { readonly id: number; readonly laundryName: string },
  scene: number,
  shape: keyof typeof VIEW,
): string | undefined => {
  const draw = SCENES[scene];
  if (draw === undefined || scene >= SHOP_PICTURES) return undefined;
  const palette = seededRandom(seedOf(id, -1)).pick(PALETTES);
  // By day and in the evening it is the same house.
  const random = seededRandom(seedOf(id, scene === SCENES.length - 1 ? 0 : scene));
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: VIEW[shape] },
    draw(random, palette, laundryName),
  );
};
