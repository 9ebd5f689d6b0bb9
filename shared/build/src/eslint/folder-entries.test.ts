import { lintSources } from './testing/lint-sources';

const lint = (sources: Readonly<Record<string, string>>, roots = ['src']): string[] =>
  lintSources({ file: 'folder-entries.mjs', name: 'folderEntryRules' }, sources, roots);

describe('the lint rule for imports through index.ts', () => {
  it('reports inner imports from any depth and names the index.ts', () => {
    expect(
      lint({
        'app.ts': "import { shop } from './shops/shop';\nexport const app = shop;",
        'orders/form/order.ts': "import type { Shop } from '../../shops/shop';\nexport type Order = Shop;",
        'orders/late.ts': "export const late = () => import('../shops/shop');",
        'shops/shop.ts': 'export type Shop = 1;\nexport const shop = 1;',
        'shops/index.ts': "export { shop, type Shop } from './shop';",
      }).sort(),
    ).toEqual([
      'app.ts: A module is imported through its index.ts: import from ./shops, and export there what others need.',
      'orders/form/order.ts: A module is imported through its index.ts: import from ../../shops, and export there what others need.',
      'orders/late.ts: A module is imported through its index.ts: import from ../shops, and export there what others need.',
    ]);
  });

  it('allows own files of a module but not its own index.ts', () => {
    expect(
      lint({
        'shops/list/list.ts': "import { shop } from '../shop';\nexport const list = [shop];",
        'shops/map.ts': "export { shop as map } from '.';",
        'shops/shop.ts': "export { list as shop } from './index';",
      }).map((problem) => problem.split(':')[0]),
    ).toEqual(['shops/map.ts', 'shops/shop.ts']);
  });

  it('allows index.ts, files outside of folders, and tests', () => {
    expect(
      lint({
        'orders/order.ts':
          "import { shop } from '../shops';\nimport { config } from '../config';\nvoid [shop, config];",
        'orders/order.test.ts': "import { shop } from '../shops/shop';\nvoid shop;",
        'shops/index.ts': "export { shop } from './shop';",
        'config.ts': 'export const config = 1;',
      }),
    ).toEqual([]);
  });

  it('requires the name of a wing, and index.ts inside a wing', () => {
    expect(
      lint(
        {
          'package.json': JSON.stringify({ imports: { '#money': './money/index.ts', '#shops': './shops/index.ts' } }),
          'money/index.ts': "export { pay } from './cards';",
          'money/cards/index.ts': "export { pay } from './pay';",
          'money/cards/pay.ts': "import { shop } from '../../shops';\nexport const pay = shop;",
          'money/charges/charge.ts':
            "import { pay } from '../cards/pay';\nimport { shop } from '#shops';\nvoid [pay, shop];",
          'money/charges/late.ts': "import { pay } from '#money';\nvoid pay;",
          'shops/index.ts': 'export const shop = 1;',
        },
        ['src', 'src/money'],
      ).sort(),
    ).toEqual([
      'money/cards/pay.ts: A wing is imported by its name: #shops.',
      'money/charges/charge.ts: A module is imported through its index.ts: import from ../cards, and export there what others need.',
      'money/charges/late.ts: A file must not import the index.ts of its own module, which imports it: import the file.',
    ]);
  });
});
