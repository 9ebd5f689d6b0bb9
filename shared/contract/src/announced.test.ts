import {
  announcedOfParam,
  announcedParam,
  announcedText,
  countPiece,
  hasNamedPieces,
  piecesOf,
  stillOffered,
  type AnnouncedItem,
} from './announced';
import { ITEM_CATEGORIES } from './shop';

const PRICES = [{ category: '와이셔츠' }, { category: '코트' }, { category: '하의' }] as const;
const SHIRTS: AnnouncedItem = { category: '와이셔츠', count: 5 };
const COAT: AnnouncedItem = { category: '코트', count: 1 };

describe('named pieces among the priced ones', () => {
  const shirt = { kind: 'wash', category: '와이셔츠' } as const;
  const coat = { kind: 'wash', category: '코트' } as const;
  const mendedCoat = { kind: 'mend', category: '코트' } as const;
  const twoShirts = { category: '와이셔츠', count: 2 } as const;

  it.each([
    ['none is named', [], [coat], true],
    ['they are all there', [twoShirts, COAT], [shirt, coat, shirt], true],
    ['others are there, too', [COAT], [shirt, coat], true],
    ['one of two is missing', [twoShirts], [shirt, coat], false],
    ['a kind is missing', [COAT], [shirt, shirt], false],
    ['it is only mended', [COAT], [shirt, mendedCoat], false],
  ])('%s', (_what, named, items, expected) => {
    expect(hasNamedPieces(named, [], items)).toBe(expected);
  });

  it.each([
    ['a coat that is mended is washed, too', [shirt, coat, mendedCoat], true],
    ['a coat that was to be washed is mended only', [shirt, mendedCoat], false],
  ])('%s', (_what, items, expected) => {
    expect(hasNamedPieces([], [COAT], items)).toBe(expected);
  });

  it('count a kind that is both named and mended together', () => {
    expect(hasNamedPieces([COAT], [COAT], [coat, mendedCoat])).toBe(false);
    expect(hasNamedPieces([COAT], [COAT], [coat, coat, mendedCoat])).toBe(true);
  });
});

describe('counting pieces', () => {
  it.each<[string, readonly AnnouncedItem[], 1 | -1, readonly AnnouncedItem[]]>([
    ['starts with one', [], 1, [COAT]],
    ['adds one more', [{ ...COAT, count: 2 }], 1, [{ ...COAT, count: 3 }]],
    ['keeps the order of the price list', [SHIRTS], 1, [SHIRTS, COAT]],
    ['takes one off', [{ ...COAT, count: 2 }], -1, [COAT]],
    ['drops an empty count', [SHIRTS, COAT], -1, [SHIRTS]],
    ['never falls below zero', [SHIRTS], -1, [SHIRTS]],
    ['stops at 99 pieces of all kinds', [{ ...SHIRTS, count: 99 }], 1, [{ ...SHIRTS, count: 99 }]],
    ['goes up to 99', [{ ...SHIRTS, count: 98 }], 1, [{ ...SHIRTS, count: 98 }, COAT]],
    ['goes down from 99', [{ ...SHIRTS, count: 98 }, COAT], -1, [{ ...SHIRTS, count: 98 }]],
  ])('%s', (_what, before, step, after) => {
    expect(countPiece(before, '코트', step)).toEqual(after);
  });

  it('reads the same in every text', () => {
    expect(announcedText([SHIRTS, COAT])).toBe('와이셔츠 5, 코트 1');
    expect(announcedText([])).toBe('');
    expect(piecesOf([SHIRTS, COAT])).toBe(6);
  });

  it('drops categories without a price at the shop', () => {
    expect(stillOffered([SHIRTS, { category: '한복', count: 1 }], PRICES)).toEqual([SHIRTS]);
  });
});

describe('counted pieces in a link', () => {
  it('are restored unchanged', () => {
    const all = ITEM_CATEGORIES.map(({ category }) => ({ category, count: 3 }));
    expect(announcedParam([SHIRTS, COAT])).toBe('3.5-8.1');
    expect(announcedOfParam(announcedParam([SHIRTS, COAT]) ?? null, PRICES)).toEqual([SHIRTS, COAT]);
    expect(announcedOfParam(announcedParam(all) ?? null, ITEM_CATEGORIES)).toEqual(all);
  });

  it('are omitted when nothing was counted', () => {
    expect(announcedParam([])).toBeUndefined();
    expect(announcedOfParam(null, PRICES)).toEqual([]);
  });

  it.each([
    ['an unknown category', '27.1-3.5'],
    ['a category that the shop does not take', '16.1-3.5'],
    ['zero of a category', '8.0-3.5'],
    ['a negative count', '8.-1-3.5'],
    ['half a piece', '8.1.5-3.5'],
    ['a hundred pieces', '8.100-3.5'],
    ['more than 99 with the others', '3.5-8.95'],
    ['a repeated category', '3.5-3.1'],
    ['words', 'toString.1-3.5'],
    ['nothing between', '-3.5-'],
  ])('are ignored one by one when forged or outdated: %s', (_what, text) => {
    expect(announcedOfParam(text, PRICES)).toEqual([SHIRTS]);
  });
});
