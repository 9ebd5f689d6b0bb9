import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GARMENTS, hasPart, ITEM_CATEGORIES, MAIN_SERVICES, MEND_PARTS, WASHED_AS, type Garment } from './index';

const LIST: Readonly<Record<'categories' | 'mainServices' | 'mends' | 'garments', readonly unknown[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'price-list.json'), 'utf8'),
);

const GARMENT_CODES: readonly Garment[] = [
  'jacket',
  'trousers',
  'skirt',
  'shirt',
  'dress',
  'coat',
  'padding',
  'bag',
  'other',
];

describe('price-list.json', () => {
  it('lists the 27 categories with seed prices and days of work', () => {
    expect(LIST.categories).toHaveLength(27);
    expect(LIST.categories).toEqual(ITEM_CATEGORIES);
  });

  it('lists the 12 main services', () => {
    expect(LIST.mainServices).toEqual(MAIN_SERVICES);
    expect(MAIN_SERVICES).toHaveLength(12);
  });

  it('lists the mends with their base prices', () => {
    expect(LIST.mends).toEqual(MEND_PARTS);
  });

  it("lists each garment's wash category and missing parts", () => {
    expect(LIST.garments).toEqual(
      GARMENT_CODES.map((garment) => ({
        garment: GARMENTS[garment],
        washedAs: WASHED_AS[garment],
        without: MEND_PARTS.filter(({ part }) => !hasPart(garment, part)).map(({ part }) => part),
      })),
    );
  });
});
