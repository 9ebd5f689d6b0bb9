import type { Random } from '#base';
import { CLOTHS, type Palette } from './palettes';
import { circle, group, path, rect, stroke } from './svg';

const LINE = '#2B3442';
const STEEL = '#AEB8C4';

const hangers = (places: readonly number[]): string =>
  stroke(places.map((x) => `M${x} 0v10m-24 14 24-14 24 14`).join(''), STEEL, 3);

/** Shirt, coat, dress or trousers below a hanger with its hook at 0, 0. */
const cloth = (random: Random): string => {
  const colour = random.pick(CLOTHS);
  const shade = 'rgb(20 30 50 / 10%)';
  switch (random.between(0, 3)) {
    case 0:
      return (
        path('M-24 22-38 52-26 58-24 50V92H24V50L26 58 38 52 24 22 10 18Q0 28-10 18Z', colour) +
        rect(-1, 30, 2, 60, shade)
      );
    case 1:
      return (
        path('M-26 22-36 60-26 64V124H26V64L36 60 26 22 8 18 0 34-8 18Z', colour) +
        path('M0 34V124H3V34Z', shade) +
        circle(8, 60, 2, shade) +
        circle(8, 78, 2, shade)
      );
    case 2:
      return path('M-14 18-18 56-34 118H34L18 56 14 18Q0 30-14 18Z', colour) + path('M-18 56H18L20 62H-20Z', shade);
    default:
      return path('M-20 24H20L26 120H6L0 56-6 120H-26Z', colour) + path('M-1 30H1V56H-1Z', shade);
  }
};

/** Garment on a hanger with its hook at 0, 0, some 70 wide and 110 high. */
export const garment = (random: Random): string => hangers([0]) + cloth(random);

/** Garments on a rail from x on. */
export const rail = (random: Random, x: number, y: number, width: number, scale: number): string => {
  const many = Math.floor((width - 30 * scale) / (46 * scale));
  const places = Array.from({ length: many }, (_, place) => 30 + place * 46);
  const cloths = places.map((at) => group(`translate(${at})`, cloth(random)));
  return (
    rect(x, y - 3, width, 5, STEEL, 2) +
    group(`translate(${Math.round(x)} ${y}) scale(${scale})`, hangers(places), ...cloths)
  );
};

/** Washing machine with its upper left corner at x, y. */
export const washer = (random: Random, x: number, y: number, size: number, { light, main }: Palette): string => {
  const [cx, cy, r] = [x + size / 2, y + size * 0.58, size * 0.31];
  const level = cy + r * (random.next() * 0.7 - 0.1);
  const half = Math.sqrt(Math.max(0, (r * 0.78) ** 2 - (level - cy) ** 2));
  return (
    rect(x, y, size, size * 1.12, '#FFFFFF', size * 0.07) +
    rect(x, y, size, size * 0.18, light, size * 0.07) +
    circle(x + size * 0.82, y + size * 0.09, size * 0.045, main) +
    rect(x + size * 0.1, y + size * 0.06, size * 0.36, size * 0.06, '#FFFFFF', 3) +
    circle(cx, cy, r, STEEL) +
    circle(cx, cy, r * 0.8, '#33475F') +
    path(
      `M${(cx - half).toFixed(1)} ${level.toFixed(1)}A${(r * 0.78).toFixed(1)} ${(r * 0.78).toFixed(1)} 0 0 0 ${(cx + half).toFixed(1)} ${level.toFixed(1)}Z`,
      random.pick(CLOTHS),
    ) +
    circle(cx - r * 0.28, cy - r * 0.3, r * 0.16, 'rgb(255 255 255 / 35%)')
  );
};

/** Pile of folded cloth with its foot at x, y. */
export const pile = (random: Random, x: number, y: number, width: number): string =>
  Array.from({ length: random.between(2, 5) }, (_, place) => {
    const narrower = random.between(0, 6);
    return rect(x + narrower / 2, y - (place + 1) * 13, width - narrower, 12, random.pick(CLOTHS), 5);
  }).join('');

/** Flower pot with its foot at x, y. */
export const plant = (random: Random, x: number, y: number, { accent }: Palette): string => {
  const green = random.pick(['#4E9A63', '#3C7F57', '#6BAA5B']);
  const high = random.between(40, 74);
  const leaves = [-34, -16, 0, 16, 34].map(
    (lean) => `M${x} ${y - 26}Q${x + lean / 2} ${y - high} ${x + lean} ${y - high - 8}`,
  );
  return stroke(leaves.join(''), green, 8) + path(`M${x - 18} ${y - 30}H${x + 18}L${x + 13} ${y}H${x - 13}Z`, accent);
};

const wheel = (x: number, y: number): string => `M${x - 23} ${y}a23 23 0 1 0 46 0a23 23 0 1 0-46 0`;

/** Bicycle with its wheels on y. */
export const bicycle = (x: number, y: number, colour: string): string =>
  stroke(wheel(x, y - 24) + wheel(x + 74, y - 24), LINE, 5) +
  stroke(
    `M${x} ${y - 24}L${x + 24} ${y - 60}H${x + 58}L${x + 36} ${y - 24}H${x}M${x + 36} ${y - 24}L${x + 24} ${y - 60}M${x + 74} ${y - 24}L${x + 54} ${y - 74}H${x + 66}M${x + 14} ${y - 66}H${x + 32}`,
    colour,
    5,
  );

/** Sandwich board on the pavement. */
export const board = (x: number, y: number, { wood, light, main }: Palette): string =>
  path(
    `M${x} ${y}L${x + 10} ${y - 78}H${x + 50}L${x + 60} ${y}H${x + 52}L${x + 50} ${y - 14}H${x + 10}L${x + 8} ${y}Z`,
    wood,
  ) +
  rect(x + 14, y - 70, 32, 50, light, 3) +
  [0, 1, 2].map((line) => rect(x + 19, y - 62 + line * 13, line === 2 ? 14 : 22, 5, main, 2)).join('');
