import type { Garment } from '@dongne/contract';
import type { Side } from './mend-values';

/** Size of every drawing, in SVG units. */
export const DRAWING = { width: 200, height: 240 } as const;

type Point = readonly [x: number, y: number];

/** One side of a garment: the markable outline and detail lines. */
export interface GarmentShape {
  /** Corners of the outline, in drawing units. */
  readonly outline: readonly Point[];
  /** SVG paths. */
  readonly details: readonly string[];
}

/** Mirrors half of a symmetric outline. */
const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...[...half].reverse().map(([x, y]): Point => [DRAWING.width - x, y]),
];

const buttons = (x: number, ...heights: readonly number[]): string[] =>
  heights.map((y) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`);

const QUILTING = [70, 95, 120, 145, 170, 195].map((y) => `M52 ${y}H148`);
const SLEEVES = ['M52 92L50 70', 'M148 92L150 70'];

const TOP = mirrored([
  [82, 22],
  [66, 28],
  [34, 50],
  [10, 132],
  [34, 142],
  [52, 92],
  [50, 212],
]);
const SHIRT = mirrored([
  [82, 24],
  [66, 28],
  [38, 46],
  [18, 150],
  [38, 156],
  [56, 92],
  [56, 214],
]);
const COAT = mirrored([
  [82, 14],
  [66, 20],
  [34, 40],
  [10, 136],
  [34, 146],
  [52, 88],
  [42, 232],
]);
const TROUSERS = mirrored([
  [60, 18],
  [46, 228],
  [90, 228],
  [98, 96],
]);
const SKIRT = mirrored([
  [66, 30],
  [34, 210],
]);
const DRESS = mirrored([
  [86, 18],
  [72, 18],
  [58, 66],
  [72, 98],
  [38, 226],
]);
const BAG = mirrored([
  [36, 92],
  [20, 216],
]);
const CLOTH = mirrored([
  [36, 36],
  [36, 212],
]);

const HANDLES = 'M64 92Q64 34 100 34Q136 34 136 92';

/** Shapes of the garments. */
export const GARMENT_SHAPES: Record<Garment, Record<Side, GarmentShape>> = {
  jacket: {
    front: {
      outline: TOP,
      details: [
        ...SLEEVES,
        'M82 22L100 96L118 22',
        'M100 96V212',
        'M62 166H88',
        'M112 166H138',
        ...buttons(106, 122, 150, 178),
      ],
    },
    back: { outline: TOP, details: [...SLEEVES, 'M82 22Q100 34 118 22', 'M100 30V212', 'M100 176L94 212'] },
  },
  trousers: {
    front: {
      outline: TROUSERS,
      details: ['M59 32H141', 'M100 32V74Q92 74 92 62', 'M62 36Q72 52 60 62', 'M138 36Q128 52 140 62'],
    },
    back: { outline: TROUSERS, details: ['M59 32H141', 'M100 32V96', 'M66 48H90V70H66Z', 'M110 48H134V70H110Z'] },
  },
  skirt: {
    front: { outline: SKIRT, details: ['M64 44H136', 'M84 60L72 210', 'M116 60L128 210', 'M100 60V210'] },
    back: { outline: SKIRT, details: ['M64 44H136', 'M100 30V86', 'M100 150V210'] },
  },
  shirt: {
    front: {
      outline: SHIRT,
      details: [
        'M82 24L100 44L118 24',
        'M100 44V214',
        'M114 82H136V104H114Z',
        ...buttons(100, 66, 96, 126, 156, 186),
        'M22 138L42 144',
        'M178 138L158 144',
      ],
    },
    back: {
      outline: SHIRT,
      details: ['M82 24Q100 32 118 24', 'M50 58H150', 'M100 58V84', 'M22 138L42 144', 'M178 138L158 144'],
    },
  },
  dress: {
    front: { outline: DRESS, details: ['M86 18Q100 44 114 18', 'M72 98H128', 'M90 100L74 226', 'M110 100L126 226'] },
    back: { outline: DRESS, details: ['M86 18Q100 26 114 18', 'M72 98H128', 'M100 23V112'] },
  },
  coat: {
    front: {
      outline: COAT,
      details: [
        'M52 88L50 64',
        'M148 88L150 64',
        'M82 14L100 84L118 14',
        'M100 84V232',
        'M48 124H152',
        'M58 158L82 164',
        'M142 158L118 164',
        ...buttons(108, 104, 142, 176),
      ],
    },
    back: { outline: COAT, details: ['M82 14Q100 26 118 14', 'M48 124H152', 'M100 22V124', 'M100 170V232'] },
  },
  padding: {
    front: { outline: TOP, details: [...SLEEVES, ...QUILTING, 'M82 22Q100 40 118 22', 'M100 32V212'] },
    back: { outline: TOP, details: [...SLEEVES, ...QUILTING, 'M82 22Q100 30 118 22'] },
  },
  bag: {
    front: { outline: BAG, details: [HANDLES, 'M34 112H166', 'M64 140H136V190H64Z', ...buttons(100, 112)] },
    back: { outline: BAG, details: [HANDLES, 'M34 112H166', 'M56 132H144'] },
  },
  other: {
    front: { outline: CLOTH, details: ['M36 72H164', 'M100 36V72'] },
    back: { outline: CLOTH, details: ['M36 72H164'] },
  },
};

/** The outline as an SVG path. */
export const outlinePath = ({ outline }: GarmentShape): string => `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Whether a point lies on the garment; @param x, y in drawing units. */
export const isOnCloth = ({ outline }: GarmentShape, x: number, y: number): boolean => {
  let isInside = false;
  for (let index = 0; index < outline.length; index += 1) {
    const [ax, ay] = outline[index] ?? [0, 0];
    const [bx, by] = outline[(index + 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
};
