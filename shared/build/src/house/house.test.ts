import { boxesOf, circlesOf, folderBelow, mutualPairs } from './house';

const GRAPH = new Map([
  ['src/app.ts', ['src/money/index.ts']],
  ['src/money/index.ts', ['src/money/cards/card.ts']],
  ['src/money/cards/card.ts', ['src/money/charges/charge.ts', 'src/base/clock.ts']],
  ['src/money/charges/charge.ts', ['src/money/cards/card.ts']],
  ['src/base/clock.ts', []],
]);

describe('the figures of the house', () => {
  it('counts arrows between boxes once, and none within a box or from a file without one', () => {
    expect(boxesOf(GRAPH, folderBelow('src'))).toEqual(
      new Map([
        ['money', new Set(['base'])],
        ['base', new Set()],
      ]),
    );
  });

  it('names pairs of folders that import each other', () => {
    expect(mutualPairs(boxesOf(GRAPH, folderBelow('src/money')))).toEqual([['cards', 'charges']]);
  });

  it('names each circle of files once', () => {
    expect(circlesOf(GRAPH)).toEqual([['src/money/cards/card.ts', 'src/money/charges/charge.ts']]);
  });
});
