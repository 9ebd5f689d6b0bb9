import { BRAND, formatCount, PREVIEW_PICTURES } from '@dongne/contract';
import sharp from 'sharp';
import type { Write } from './text-outlines';

/** Picture before rasterising: SVG, optionally with a photo over its right half. */
export interface Preview {
  readonly svg: string;
  readonly photo?: Uint8Array | undefined;
}

/** Texts of a shop's preview. */
export interface PreviewedShop {
  readonly name: string;
  /** District and dong, `강남구 삼성동`. */
  readonly place: string;
  /** Rating; 0 without reviews. */
  readonly rating: number;
  readonly reviewCount: number;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_PICTURES;
/** Horizontal split between texts and scene. */
const SPLIT = 600;
const SIDE = 64;
const LINE = SPLIT - 2 * SIDE;

const INK = '#17191d';
const QUIET = '#5a6472';
const BRAND_COLOUR = '#2b67fc';
const STAR_COLOUR = '#ffb627';

const STAR = 'M0 -18 5.3 -7.3 17.1 -5.6 8.6 2.8 10.6 14.6 0 9 -10.6 14.6 -8.6 2.8 -17.1 -5.6 -5.3 -7.3Z';

const frame = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${inside}</svg>`;

/** Scene of 600 by 400, scaled to the full height in the right half. */
const sceneOnRight = (scene: string): string =>
  scene.replace(
    '<svg ',
    `<svg x="${SPLIT}" y="0" width="${WIDTH - SPLIT}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" `,
  );

const ratingLine = ({ rating, reviewCount }: PreviewedShop, write: Write): string =>
  reviewCount === 0
    ? write({ text: '새로 만나는 세탁소', x: SIDE, y: 420, size: 34, weight: 'medium', fill: QUIET, width: LINE })
    : `<path transform="translate(${SIDE + 18} 408) scale(1.1)" fill="${STAR_COLOUR}" d="${STAR}"/>` +
      write({
        text: `${rating.toFixed(1)} · 리뷰 ${formatCount(reviewCount)}개`,
        x: SIDE + 50,
        y: 420,
        size: 34,
        weight: 'bold',
        fill: INK,
        width: LINE - 50,
      });

/** Preview of a shop: name, place, rating and scene. */
export const shopPreview = (shop: PreviewedShop, scene: string, write: Write): string =>
  frame(
    [
      write({ text: BRAND.name, x: SIDE, y: 116, size: 36, weight: 'bold', fill: BRAND_COLOUR, width: LINE }),
      write({ text: shop.name, x: SIDE, y: 290, size: 72, weight: 'bold', fill: INK, width: LINE }),
      write({ text: shop.place, x: SIDE, y: 352, size: 34, weight: 'medium', fill: QUIET, width: LINE }),
      ratingLine(shop, write),
      write({ text: BRAND.tagline, x: SIDE, y: 546, size: 28, weight: 'medium', fill: QUIET, width: LINE }),
      sceneOnRight(scene),
    ].join(''),
  );

/** Default preview of all other pages. */
export const generalPreview = (scene: string, write: Write): string =>
  frame(
    [
      write({ text: BRAND.name, x: SIDE, y: 300, size: 104, weight: 'bold', fill: BRAND_COLOUR, width: LINE }),
      write({ text: BRAND.tagline, x: SIDE, y: 372, size: 40, weight: 'medium', fill: INK, width: LINE }),
      sceneOnRight(scene),
    ].join(''),
  );

/** Rasterises a picture as PNG. */
export const paintPreview = async ({ svg, photo }: Preview): Promise<Buffer> => {
  const picture = sharp(Buffer.from(svg));
  if (photo === undefined) return picture.png({ palette: true, effort: 3 }).toBuffer();
  const cut = await sharp(photo, { failOn: 'error' })
    .resize({ width: WIDTH - SPLIT, height: HEIGHT, fit: 'cover' })
    .toBuffer();
  return picture
    .composite([{ input: cut, left: SPLIT, top: 0 }])
    .png({ palette: true, effort: 3 })
    .toBuffer();
};
