import { ITEM_CATEGORIES, type ItemCategory } from '@dongne/contract';
import sharp from 'sharp';
import { GARMENT_SHAPES, type GarmentShape } from './garment-shapes';

/** Whether the picture shows a stain, with a mark around it. */
export type GarmentLook = 'clean' | 'stained';

/** Fallback for items that are not on a price list, such as an unknown mended garment. */
const FOLDED: GarmentShape = {
  colour: '#9aa3b2',
  cloth: 'M40 70H160V160H40Z',
  lines: 'M40 92H160M40 114H160M40 136H160',
};
const STAIN = `<path d="M94 122q8 -12 18 -4q12 -2 10 10q-4 12 -16 8q-16 2 -12 -14Z" fill="#6b5a3a"/>
<circle cx="108" cy="128" r="24" fill="none" stroke="#e5484d" stroke-width="3" stroke-dasharray="9 6"/>`;

const svgOf = ({ colour, cloth, lines, trim }: GarmentShape, look: GarmentLook): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="-45 -5 290 217.5">
<path d="M-45 -5h290v217.5h-290Z" fill="#dfe6ee"/><g stroke="#26303d" stroke-width="2" stroke-linejoin="round">
<path d="${cloth}" fill="${colour}"/>${trim === undefined ? '' : `<path d="${trim}" fill="#f3efe6"/>`}
<path d="${lines}" fill="none" stroke-linecap="round" opacity=".75"/></g>${look === 'stained' ? STAIN : ''}</svg>`;

const pictureOf = (shape: GarmentShape, look: GarmentLook): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(shape, look)))
    .jpeg({ quality: 80 })
    .toBuffer();

const isCategory = (name: string): name is ItemCategory => Object.hasOwn(GARMENT_SHAPES, name);
const LOOKS: readonly GarmentLook[] = ['clean', 'stained'];
const OTHER = 'other';

/** Name of a category's picture in the console: `garment-8-stained` of a coat. */
export const garmentName = (category: string, look: GarmentLook): string => {
  const place = ITEM_CATEGORIES.findIndex((each) => each.category === category);
  return `garment-${place === -1 ? OTHER : place}-${look}`;
};

const makePictures = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const names = [...ITEM_CATEGORIES.map(({ category }) => category), OTHER];
  const pairs = names.flatMap((name) =>
    LOOKS.map(async (look): Promise<[string, Buffer]> => {
      const shape = isCategory(name) ? GARMENT_SHAPES[name] : FOLDED;
      return [garmentName(name, look), await pictureOf(shape, look)];
    }),
  );
  return new Map(await Promise.all(pairs));
};

let made: Promise<ReadonlyMap<string, Buffer>> | undefined;

/** JPEG pictures of every category, clean and stained, by `garmentName`. Rendered lazily at the first call. */
export const garmentPictures = (): Promise<ReadonlyMap<string, Buffer>> => (made ??= makePictures());
