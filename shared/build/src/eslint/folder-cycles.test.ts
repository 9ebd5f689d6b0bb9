import { lintSources } from './testing/lint-sources';

const lint = (sources: Readonly<Record<string, string>>, roots = ['src']): string[] =>
  lintSources({ file: 'folder-cycles.mjs', name: 'folderCycleRules' }, sources, roots);

describe('the lint rule against folder cycles', () => {
  it('reports every import inside a cycle and no other', () => {
    const problems = lint({
      'orders/order.ts': "import { shop } from '../shops/shop';\nexport const order = shop;",
      'shops/shop.ts': "import { area } from '../areas/area';\nexport const shop = area;",
      'areas/area.ts': "export { order as area } from '../orders/order';\nexport * from '../words/word';",
      'words/word.ts': 'export const word = 1;',
      'app.ts': "import { order } from './orders/order';\nexport const app = order;",
    });
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'areas/area.ts',
      'orders/order.ts',
      'shops/shop.ts',
    ]);
    expect(problems[0]).toContain('The folders areas, orders, shops import one another in a cycle');
  });

  it('counts types, dynamic imports and files outside of folders', () => {
    const problems = lint({
      'shops/shop.ts': "import type { Config } from '../config';\nexport type Shop = Config;",
      'config.ts': "export type Config = import('./areas/area').Area;",
      'areas/area.ts': "export type Area = 1;\nexport const shop = () => import('../shops/shop');",
    });
    expect(problems).toHaveLength(3);
  });

  it('ignores tests and their helpers', () => {
    expect(
      lint({
        'shops/shop.ts': 'export const shop = 1;',
        'shops/shop.test.ts': "import { order } from '../orders/order';\nvoid order;",
        'shops/testing/shop-fixtures.ts': "export { order } from '../../orders/order';",
        'orders/order.ts': "export { shop as order } from '../shops/shop';",
      }),
    ).toEqual([]);
  });

  it('ignores a cycle of files inside one folder', () => {
    expect(
      lint({
        'shops/list/shop.ts': "export { place as shop } from '../map/place';",
        'shops/map/place.ts': "export { shop as place } from '../list/shop';",
      }),
    ).toEqual([]);
  });

  it('checks named folders too, and resolves names of wings', () => {
    const problems = lint(
      {
        'package.json': JSON.stringify({ imports: { '#money': './money/index.ts' } }),
        'money/cards/card.ts': "export { charge as card } from '../charges/charge';",
        'money/charges/charge.ts':
          "import { shop } from '../../shops/shop';\nexport { card as charge } from '../cards/card';\nvoid shop;",
        'money/index.ts': "export { card } from './cards/card';",
        'shops/shop.ts': "export { card as shop } from '#money';",
      },
      ['src', 'src/money'],
    );
    expect(problems.sort()).toEqual([
      expect.stringMatching(/^money\/cards\/card.ts: The folders cards, charges import/),
      expect.stringMatching(/^money\/charges\/charge.ts: The folders cards, charges import/),
      expect.stringMatching(/^money\/charges\/charge.ts: The folders money, shops import/),
      expect.stringMatching(/^shops\/shop.ts: The folders money, shops import/),
    ]);
  });
});
