import { isOfferAsAnnounced, registeredPieces } from './pieces';

const items = (wash: number, mend: number) => [
  ...Array.from({ length: wash }, () => ({ kind: 'wash' }) as const),
  ...Array.from({ length: mend }, () => ({ kind: 'mend' }) as const),
];

describe('pieces of an offer', () => {
  it.each([
    ['as many as were collected', 3, 0, 3, 3],
    ['more than were collected', 5, 0, 3, 5],
    ['fewer than were collected', 2, 0, 3, 2],
    ['as collected, when a mend is of a piece that is not washed', 2, 1, 3, 3],
    ['as collected, when a mend is of a washed piece', 3, 1, 3, 3],
    ['all items, when even with every mend they are fewer', 1, 1, 3, 2],
    ['those that are washed, without a count', 2, 1, null, 2],
  ])('are %s: %i washed, %i mended, %s collected', (_, wash, mend, collected, expected) => {
    expect(registeredPieces(items(wash, mend), collected)).toBe(expected);
  });
});

describe('offer compared with the announcement', () => {
  const trousers = { mendName: '기장', withLaundry: true, clothType: 'trousers', clothNo: 0 } as const;
  const announced = { count: 3, items: [{ category: '와이셔츠', count: 1 }], mends: [trousers] } as const;
  const onlyMended = { ...announced, mends: [{ ...trousers, withLaundry: false }] };
  const shirt = { kind: 'wash', category: '와이셔츠' } as const;
  const tie = { kind: 'wash', category: '넥타이' } as const;
  const washed = { kind: 'wash', category: '하의' } as const;
  const hem = { kind: 'mend', category: '수선' } as const;

  it.each([
    ['every piece, the washed trousers and their mend', announced, [shirt, tie, washed, hem], true],
    ['trousers that were to be washed are mended only', announced, [shirt, tie, hem], false],
    ['another piece is washed in their place', announced, [shirt, tie, tie, hem], false],
    ['an unnamed piece is missing', announced, [shirt, washed, hem], false],
    ['one piece more is washed', announced, [shirt, tie, washed, tie, hem], false],
    ['the mend is missing', announced, [shirt, tie, washed], false],
    ['a mend is the shop’s own', announced, [shirt, tie, washed, hem, hem], false],
    ['trousers that are mended only', onlyMended, [shirt, tie, hem], true],
    ['they are washed, too, without a request', onlyMended, [shirt, tie, washed, hem], false],
    ['they are washed in place of a piece without a name', onlyMended, [shirt, washed, hem, hem], false],
  ])('%s', (_, order, offered, expected) => {
    expect(isOfferAsAnnounced(order, offered)).toBe(expected);
  });
});
