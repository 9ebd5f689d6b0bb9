import type { Random } from '#base';
import { CLOTHS, type Palette } from './palettes';
import { circle, group, label, path, rect, stroke } from './svg';
import { garment, pile, plant, rail, washer } from './things';

const FLOOR = 320;

const room = (random: Random, { wall, wallShade, wood, light }: Palette): string => {
  const tiles = random.chance(0.4)
    ? Array.from({ length: 9 }, (_, place) => stroke(`M${place * 75} 0V${FLOOR}`, wallShade, 1.5)).join('')
    : '';
  const panel = random.chance(0.5) ? rect(0, 230, 600, 90, wallShade) : '';
  return (
    rect(0, 0, 600, 400, wall) +
    tiles +
    panel +
    rect(0, FLOOR, 600, 80, random.chance(0.5) ? wood : light) +
    rect(0, FLOOR - 4, 600, 6, wallShade)
  );
};

const lamps = (random: Random, { main }: Palette): string => {
  const many = random.between(1, 4);
  return Array.from({ length: many }, (_, place) => {
    const x = ((place + 1) * 600) / (many + 1);
    return (
      stroke(`M${x} 0V46`, '#4A5566', 3) +
      path(`M${x - 24} 66Q${x} 26 ${x + 24} 66Z`, main) +
      circle(x, 68, 6, '#FFE9B8')
    );
  }).join('');
};

const shelf = (random: Random, x: number, y: number, width: number, { wood }: Palette): string => {
  const many = Math.floor(width / 74);
  return (
    rect(x, y, width, 9, wood, 2) +
    Array.from({ length: many }, (_, place) => pile(random, x + 10 + place * (width / many), y, 54)).join('')
  );
};

/** Counter before shelves. */
export const drawCounter = (random: Random, palette: Palette, name: string): string => {
  const { main, mainShade, light, wood, accent } = palette;
  const wide = random.between(330, 430);
  const x = random.chance(0.5) ? 40 : 560 - wide;
  const rows = random.between(1, 3);
  const shelves = Array.from({ length: rows }, (_, row) =>
    shelf(random, 60 + random.between(0, 30), 128 + row * 62, random.between(300, 440), palette),
  ).join('');
  const till = x + wide - 96;
  return (
    room(random, palette) +
    lamps(random, palette) +
    shelves +
    rect(x, 236, wide, 108, main, 6) +
    rect(x - 8, 226, wide + 16, 16, wood, 4) +
    rect(x + 18, 262, wide - 36, 60, mainShade, 4) +
    label(name, x + wide / 2, 292, wide - 80, 24, '#FFFFFF') +
    rect(till, 184, 62, 42, '#38465A', 5) +
    rect(till + 6, 190, 50, 28, light, 2) +
    path(`M${x + 40} 226a18 18 0 0 1 36 0Z`, accent) +
    circle(x + 58, 206, 4, accent) +
    pile(random, x + 100, 226, 66) +
    plant(random, x > 100 ? 40 : 556, 346, palette)
  );
};

/** Rack with finished laundry. */
export const drawRack = (random: Random, palette: Palette): string => {
  const [high, low] = [random.between(70, 96), random.between(210, 224)];
  const isDouble = random.chance(0.4);
  return (
    room(random, palette) +
    (isDouble
      ? rail(random, 40, high - 20, 520, 1) + rail(random, 40, low, 520, 0.85)
      : stroke(`M46 ${high}V346M554 ${high}V346M22 346H70M530 346H578`, '#8592A3', 7) +
        rail(random, 46, high, 508, 1.45)) +
    (random.chance(0.6) ? plant(random, random.chance(0.5) ? 34 : 566, 372, palette) : '') +
    (random.chance(0.5)
      ? group('translate(250 338)', path('M0 0H110L100 46H10Z', palette.wood), pile(random, 20, 2, 70))
      : '')
  );
};

/** Washing machines in one or two rows. */
export const drawMachines = (random: Random, palette: Palette): string => {
  const many = random.between(3, 5);
  const size = Math.min(150, 540 / many - 14);
  const x = (600 - many * (size + 12)) / 2;
  const isStacked = random.chance(0.45) && size < 130;
  const row = (y: number): string =>
    Array.from({ length: many }, (_, place) => washer(random, x + place * (size + 12) + 6, y, size, palette)).join('');
  const y = 356 - size * 1.12;
  return (
    room(random, palette) +
    (isStacked ? row(y - size * 1.16) : shelf(random, 60, y - 40, 480, palette) + lamps(random, palette)) +
    row(y) +
    group(
      `translate(${random.between(60, 440)} 340)`,
      path('M0 0H96L86 48H10Z', palette.accent),
      pile(random, 14, 2, 66),
    )
  );
};

/** Ironing board with a shirt. */
export const drawIroning = (random: Random, palette: Palette): string => {
  const { main, mainShade, wood, light } = palette;
  const cloth = random.pick(CLOTHS);
  const turned = random.chance(0.5) ? '' : 'translate(600 0) scale(-1 1)';
  const iron = random.between(250, 360);
  const steam = [0, 1, 2]
    .map((place) => stroke(`M${iron + 20 + place * 26} 182q-12 -16 0 -32t0 -32`, 'rgb(255 255 255 / 80%)', 6))
    .join('');
  return (
    room(random, palette) +
    rail(random, 380, 60, 190, 1) +
    (random.chance(0.5)
      ? shelf(random, 40, 120, 220, palette)
      : rect(60, 50, 130, 96, light, 6) + label('다림질', 125, 98, 90, 26, mainShade)) +
    group(
      turned,
      path('M70 250Q90 234 130 234H500Q540 234 548 250Z', light) +
        rect(70, 250, 478, 12, wood, 6) +
        stroke('M210 262 380 384M400 262 230 384', '#8592A3', 9) +
        path('M150 236 180 222H420L452 236Z', cloth) +
        path('M180 222 150 250 196 250 210 236Z', cloth) +
        steam +
        path(`M${iron} 222Q${iron + 6} 186 ${iron + 60} 186H${iron + 92}V222Z`, main) +
        stroke(`M${iron + 36} 190Q${iron + 40} 164 ${iron + 84} 166V188`, mainShade, 9),
    ) +
    group(`translate(${random.between(40, 90)} 200)`, random.chance(0.4) ? garment(random) : '')
  );
};

/** Delivery: a scooter or van before a house, with a laundry bag. */
export const drawDelivery = (random: Random, palette: Palette, name: string): string => {
  const { main, mainShade, light, accent, wood, wall, wallShade } = palette;
  const doorX = random.chance(0.5) ? 420 : 70;
  const windows = Array.from({ length: 8 }, (_, place) =>
    rect(
      30 + (place % 4) * 150,
      30 + Math.floor(place / 4) * 78,
      84,
      52,
      random.chance(0.35) ? '#FFF1CF' : '#DDE9F3',
      3,
    ),
  ).join('');
  const bag = (x: number, y: number): string =>
    path(`M${x} ${y}H${x + 58}L${x + 64} ${y + 66}H${x - 6}Z`, main) +
    stroke(`M${x + 16} ${y}q13 -26 26 0`, mainShade, 5) +
    circle(x + 29, y + 34, 12, light);
  const wheel = (x: number, y: number, r: number): string =>
    circle(x, y, r, '#2B3442') + circle(x, y, r * 0.45, '#AEB8C4');
  const van =
    rect(170, 216, 230, 120, '#FFFFFF', 14) +
    path('M400 236H444Q470 242 484 288V336H400Z', '#FFFFFF') +
    path('M412 248H440Q458 254 466 286H412Z', '#9CC3E0') +
    rect(170, 286, 314, 18, main) +
    label(name, 286, 254, 190, 26, mainShade) +
    wheel(228, 340, 27) +
    wheel(424, 340, 27);
  const scooter =
    stroke('M250 336Q262 268 340 286L384 286 404 214H380', main, 16) +
    rect(226, 214, 82, 66, mainShade, 8) +
    label('세탁', 267, 246, 60, 24, '#FFFFFF') +
    path('M246 286H336Q346 300 330 306H246Z', accent) +
    wheel(258, 342, 25) +
    wheel(404, 342, 25);
  return (
    rect(0, 0, 600, 400, wall) +
    windows +
    rect(0, 344, 600, 56, wallShade) +
    rect(doorX, 196, 104, 148, wood, 6) +
    rect(doorX + 12, 208, 80, 60, light, 3) +
    circle(doorX + 88, 284, 5, accent) +
    bag(doorX > 200 ? doorX - 78 : doorX + 116, 292) +
    group(`translate(${doorX > 200 ? -130 : 90} 0)`, random.chance(0.5) ? van : scooter) +
    plant(random, doorX > 200 ? 566 : 34, 372, palette)
  );
};
