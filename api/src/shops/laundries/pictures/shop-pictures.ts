import { SHOP_PICTURES } from '@dongne/contract';
import { type Random, seededRandom } from '#base';
import { drawFront } from './front';
import { drawCounter, drawDelivery, drawIroning, drawMachines, drawRack } from './inside';
import { type Palette, PALETTES } from './palettes';
import { picture } from './svg';

/** Scenes in the order of a shop's gallery. */
const SCENES: readonly ((random: Random, palette: Palette, name: string) => string)[] = [
  (random, palette, name) => drawFront(random, palette, name, false),
  drawCounter,
  drawRack,
  drawMachines,
  drawIroning,
  drawDelivery,
  (random, palette, name) => drawFront(random, palette, name, true),
];

/** Seed of a scene; hashes the id, so that shops with neighbouring ids look different. */
const seedOf = (id: number, scene: number): number => Math.imul(id, 2_654_435_761) ^ Math.imul(scene + 1, 40_503);

/** View boxes; a square shows the middle of a scene. */
const VIEW = { wide: '0 0 600 400', square: '100 0 400 400' } as const;

/**
 * Generates a picture of a shop without photos, seeded by its id: always the same, and different for each shop.
 *
 * @param scene 0 is the front by day, the last one the front in the evening.
 * @returns SVG, at most 9 kB; `undefined` for an unknown scene.
 */
export const drawShop = (
  { id, laundryName }: { readonly id: number; readonly laundryName: string },
  scene: number,
  shape: keyof typeof VIEW,
): string | undefined => {
  const draw = SCENES[scene];
  if (draw === undefined || scene >= SHOP_PICTURES) return undefined;
  const palette = seededRandom(seedOf(id, -1)).pick(PALETTES);
  // The evening scene shows the same house as scene 0.
  const random = seededRandom(seedOf(id, scene === SCENES.length - 1 ? 0 : scene));
  return picture(VIEW[shape], draw(random, palette, laundryName));
};
