import type { Random } from '#base';
import type { Palette } from './palettes';
import { boxes, circle, group, label, path, rect, stroke } from './svg';
import { bicycle, board, plant, rail, washer } from './things';

/** Elements of a shop front; the same by day and in the evening. */
interface Front {
  readonly width: number;
  readonly storeys: 1 | 2;
  readonly awning: 'stripes' | 'scallops' | 'flat' | 'none';
  readonly sign: 'board' | 'wide' | 'letters';
  readonly isDoorLeft: boolean;
  readonly wallKind: 'plain' | 'brick' | 'panels';
  readonly windowKind: 'rail' | 'washers' | 'name';
  readonly beside: readonly ('plant' | 'bicycle' | 'board' | 'lamp')[];
}

const frontOf = (random: Random): Front => ({
  width: random.between(400, 500),
  storeys: random.chance(0.55) ? 2 : 1,
  awning: random.pick(['stripes', 'scallops', 'flat', 'none']),
  sign: random.pick(['board', 'wide', 'letters']),
  isDoorLeft: random.chance(0.5),
  wallKind: random.pick(['plain', 'brick', 'panels']),
  windowKind: random.pick(['rail', 'washers', 'name']),
  beside: (['plant', 'bicycle', 'board', 'lamp'] as const).filter(() => random.chance(0.45)),
});

/** Vertical position of the pavement. */
const GROUND = 344;

const wall = (
  { wallKind }: Front,
  { wall: plain, wallShade }: Palette,
  x: number,
  y: number,
  width: number,
): string => {
  const ground = rect(x, y, width, GROUND - y, plain, 6);
  if (wallKind === 'plain') return ground;
  const step = wallKind === 'brick' ? 18 : 46;
  const lines = Math.floor((GROUND - y) / step);
  const joints = Array.from({ length: lines }, (_, row) => `M${x + 6} ${y + (row + 1) * step}h${width - 12}`);
  return ground + stroke(joints.join(''), wallShade, wallKind === 'brick' ? 1.5 : 3);
};

const upstairs = (
  random: Random,
  { wallShade, light }: Palette,
  x: number,
  y: number,
  width: number,
  isLit: boolean,
): string => {
  const many = random.between(2, 4);
  const step = width / many;
  const wide = Math.min(74, step - 30);
  return Array.from({ length: many }, (_, place) => {
    const at = x + place * step + (step - wide) / 2;
    const glass = isLit && random.chance(0.5) ? '#FFE3A1' : light;
    return (
      rect(at - 4, y + 18, wide + 8, 60, wallShade, 3) +
      rect(at, y + 22, wide, 52, glass, 2) +
      rect(at + wide / 2 - 1.5, y + 22, 3, 52, wallShade)
    );
  }).join('');
};

const awning = (
  { awning: kind }: Front,
  { main, mainShade, light }: Palette,
  x: number,
  y: number,
  width: number,
): string => {
  if (kind === 'none') return rect(x, y, width, 6, mainShade, 2);
  if (kind === 'flat')
    return (
      path(`M${x - 8} ${y + 34}L${x + 6} ${y}H${x + width - 6}L${x + width + 8} ${y + 34}Z`, main) +
      rect(x - 8, y + 34, width + 16, 7, mainShade)
    );
  const many = Math.round(width / 34);
  const step = (width + 16) / many;
  const starts = Array.from({ length: many }, (_, place) => x - 8 + place * step);
  const edge = (at: number): string =>
    `M${at.toFixed(1)} ${y + 38}a${(step / 2).toFixed(1)} 11 0 0 0 ${step.toFixed(1)} 0z`;
  return [main, light]
    .map((colour, parity) => {
      const stripes = starts.filter((_, place) => place % 2 === parity);
      const cloth = boxes(
        stripes.map((at) => [at, y, step + 0.5, 40]),
        colour,
      );
      return cloth + (kind === 'scallops' ? path(stripes.map(edge).join(''), colour) : '');
    })
    .join('');
};

const sign = (
  { sign: kind }: Front,
  { main, mainShade, light }: Palette,
  name: string,
  x: number,
  y: number,
  width: number,
): string => {
  const [middle, high] = [x + width / 2, 52];
  switch (kind) {
    case 'board':
      return (
        rect(x + width * 0.14, y, width * 0.72, high, main, 8) +
        label(name, middle, y + high / 2, width * 0.62, 30, '#FFFFFF')
      );
    case 'wide':
      return (
        rect(x, y, width, high, mainShade) +
        circle(x + 32, y + high / 2, 13, light) +
        label(name, middle + 12, y + high / 2, width * 0.7, 30, '#FFFFFF')
      );
    case 'letters':
      return label(name, middle, y + high / 2, width * 0.84, 36, mainShade);
  }
};

const shopWindow = (
  random: Random,
  { windowKind }: Front,
  palette: Palette,
  x: number,
  y: number,
  width: number,
  isLit: boolean,
): string => {
  const high = GROUND - 14 - y;
  const frame =
    rect(x - 5, y - 5, width + 10, high + 10, palette.mainShade, 4) +
    rect(x, y, width, high, isLit ? '#FFEFC9' : '#DDE9F3', 2);
  const inside = {
    rail: () => rail(random, x + 8, y + 14, width - 16, 0.78),
    washers: () => {
      const many = Math.max(2, Math.floor(width / 92));
      const size = Math.min(86, width / many - 10);
      return Array.from({ length: many }, (_, place) =>
        washer(random, x + 8 + place * (width / many), y + high - size * 1.14, size, palette),
      ).join('');
    },
    name: () =>
      label('세탁', x + width / 2, y + high / 2, width * 0.7, 56, palette.main) +
      label('드라이 · 수선 · 운동화', x + width / 2, y + high / 2 + 40, width * 0.8, 16, palette.mainShade),
  }[windowKind]();
  return (
    frame +
    inside +
    path(`M${x} ${y}H${x + width * 0.3}L${x + width * 0.1} ${y + high}H${x}Z`, 'rgb(255 255 255 / 22%)')
  );
};

const door = ({ main, mainShade, light }: Palette, x: number, y: number, isLit: boolean): string =>
  rect(x, y, 84, GROUND - y, mainShade, 4) +
  rect(x + 10, y + 10, 64, GROUND - y - 44, isLit ? '#FFE9B8' : light, 3) +
  rect(x + 62, y + 76, 6, 34, '#FFFFFF', 3) +
  rect(x + 22, y + 22, 34, 18, main, 4);

const street = (random: Random, { beside }: Front, palette: Palette, isLit: boolean): string =>
  beside
    .map((thing, place) => {
      const x = place % 2 === 0 ? 22 + random.between(0, 16) : 506 - random.between(0, 20);
      switch (thing) {
        case 'plant':
          return plant(random, x + 26, 366, palette);
        case 'bicycle':
          return bicycle(x - 4, 376, palette.accent);
        case 'board':
          return board(x, 374, palette);
        case 'lamp':
          return (
            stroke(`M${x + 30} 372V150Q${x + 30} 128 ${x + 52} 128`, '#4A5566', 6) +
            circle(x + 56, 134, 9, isLit ? '#FFD98A' : '#E7EBF0')
          );
      }
    })
    .join('');

/** Shop front, 600 by 400: by day with a sky, or in the evening with lights. */
export const drawFront = (random: Random, palette: Palette, name: string, isEvening: boolean): string => {
  const front = frontOf(random);
  const [x, top] = [(600 - front.width) / 2, front.storeys === 2 ? 44 : 116];
  const signY = front.storeys === 2 ? 138 : 132;
  const [sky, far] = isEvening ? ['#2C3A5A', '#3A4A6E'] : ['#DCEBFA', '#EAF3FC'];
  const doorX = front.isDoorLeft ? x + 26 : x + front.width - 110;
  const windowX = front.isDoorLeft ? x + 134 : x + 30;
  const skyline = [0, 90, 196, 330, 452, 540].map(
    (at) => [at, 150 + random.between(0, 90), random.between(70, 120), 260] as const,
  );
  return (
    rect(0, 0, 600, 400, sky) +
    (isEvening
      ? circle(random.between(40, 560), 44, 14, '#F7E6B0')
      : circle(random.between(40, 560), 56, 26, '#FFF4D2')) +
    boxes(skyline, far) +
    rect(0, GROUND, 600, 56, isEvening ? '#4B5568' : '#D9DEE4') +
    rect(0, GROUND, 600, 6, isEvening ? '#5C677B' : '#C6CDD6') +
    wall(front, palette, x, top, front.width) +
    (front.storeys === 2 ? upstairs(random, palette, x + 14, top, front.width - 28, isEvening) : '') +
    shopWindow(random, front, palette, windowX, 228, front.width - 164, isEvening) +
    door(palette, doorX, 224, isEvening) +
    awning(front, palette, x, signY + 54, front.width) +
    sign(front, palette, name, x, signY, front.width) +
    (isEvening ? rect(0, 0, 600, 400, 'rgb(24 30 60 / 16%)') : '') +
    street(random, front, palette, isEvening) +
    (isEvening
      ? group(
          'translate(0 0)',
          path(
            `M${windowX} 344H${windowX + front.width - 164}L${windowX + front.width - 120} 400H${windowX - 44}Z`,
            'rgb(255 226 150 / 22%)',
          ),
        )
      : '')
  );
};
