import { registeredPieces } from './pieces';

const items = (wash: number, mend: number) => [
  ...Array.from({ length: wash }, () => ({ kind: 'wash' }) as const),
  ...Array.from({ length: mend }, () => ({ kind: 'mend' }) as const),
];

describe('the pieces of an offer', () => {
  it.each([
    ['as many as were collected', 3, 0, 3, 3],
    ['more than were collected', 5, 0, 3, 5],
    ['fewer than were collected', 2, 0, 3, 2],
    ['as collected, when a mend is of a piece that is not washed', 2, 1, 3, 3],
    ['as collected, when a mend is of a washed piece', 3, 1, 3, 3],
    ['all items, when even with every mend they are fewer', 1, 1, 3, 2],
    ['those that are washed, when nobody counted', 2, 1, null, 2],
  ])('are %s: %i washed, %i mended, %s collected', (_, wash, mend, collected, expected) => {
    expect(registeredPieces(items(wash, mend), collected)).toBe(expected);
  });
});
