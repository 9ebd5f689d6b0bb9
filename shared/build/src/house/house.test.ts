import { API, apiGraph } from './api-graph';
import { circlesOf } from './circles.mjs';
import { boxesOf, folderBelow, mutualPairs } from './house';

const GRAPH = new Map([
  ['src/app.ts', ['src/money/index.ts']],
  ['src/money/index.ts', ['src/money/cards/card.ts']],
  ['src/money/cards/card.ts', ['src/money/charges/charge.ts', 'src/base/clock.ts']],
  ['src/money/charges/charge.ts', ['src/money/cards/card.ts']],
  ['src/base/clock.ts', []],
]);

describe('the import graph of a package', () => {
  it('counts imports between boxes once and ignores those within a box', () => {
    expect(boxesOf(GRAPH, folderBelow('src'))).toEqual(
      new Map([
        ['money', new Set(['base'])],
        ['base', new Set()],
      ]),
    );
  });

  it('lists pairs of folders that import each other', () => {
    expect(mutualPairs(boxesOf(GRAPH, folderBelow('src/money')))).toEqual([['cards', 'charges']]);
  });

  it('lists each cycle of files once', () => {
    expect(circlesOf(GRAPH)).toEqual([['src/money/cards/card.ts', 'src/money/charges/charge.ts']]);
  });
});

describe('the API', () => {
  it.each(['base', 'customers', 'shops', 'money', 'orders', 'content', 'backoffice'])(
    'has no folders that import each other: %s',
    (wing) => {
      const folders = boxesOf(apiGraph(), folderBelow(`${API}/${wing}`));
      expect(folders.size).toBeGreaterThan(1);
      expect(circlesOf(folders)).toEqual([]);
    },
  );

  it('has no circle of files', () => {
    expect(circlesOf(apiGraph())).toEqual([]);
  });
});
