import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const HERE = __dirname;

/** What lint says of some sources below `src`, as `file: message`; the tools are ES modules that jest does not load. */
const lint = (sources: Readonly<Record<string, string>>): string[] => {
  const repository = realpathSync(mkdtempSync(join(tmpdir(), 'dongne-circles-')));
  try {
    for (const [path, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(repository, 'src', path)), { recursive: true });
      writeFileSync(join(repository, 'src', path), text);
    }
    const script = `
      import { ESLint } from 'eslint';
      import tseslint from 'typescript-eslint';
      import { folderCircleRules } from ${JSON.stringify(join(HERE, 'folder-circles.mjs'))};
      const cwd = ${JSON.stringify(repository)};
      const parser = { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } };
      const eslint = new ESLint({ cwd, overrideConfigFile: true, overrideConfig: [parser, ...folderCircleRules(cwd, ['src'])] });
      const results = await eslint.lintFiles(['src']);
      console.log(JSON.stringify(results.flatMap(({ filePath, messages }) =>
        messages.map(({ message }) => filePath.slice(cwd.length + '/src/'.length) + ': ' + message))));`;
    const options = { cwd: HERE, encoding: 'utf8' } as const;
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options));
  } finally {
    rmSync(repository, { recursive: true });
  }
};

describe('the lint rule that folders form no circle', () => {
  it('reports every import between the folders of a circle, and no other', () => {
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
    expect(problems[0]).toContain('The folders areas, orders, shops import one another in a circle');
  });

  it('counts types, imports that come on demand and files that stand outside of any folder', () => {
    const problems = lint({
      'shops/shop.ts': "import type { Config } from '../config';\nexport type Shop = Config;",
      'config.ts': "export type Config = import('./areas/area').Area;",
      'areas/area.ts': "export type Area = 1;\nexport const shop = () => import('../shops/shop');",
    });
    expect(problems).toHaveLength(3);
  });

  it('lets tests and what is made for them import what they like', () => {
    expect(
      lint({
        'shops/shop.ts': 'export const shop = 1;',
        'shops/shop.test.ts': "import { order } from '../orders/order';\nvoid order;",
        'shops/testing/shop-fixtures.ts': "export { order } from '../../orders/order';",
        'orders/order.ts': "export { shop as order } from '../shops/shop';",
      }),
    ).toEqual([]);
  });

  it('does not mind a circle of files inside of one folder', () => {
    expect(
      lint({
        'shops/list/shop.ts': "export { place as shop } from '../map/place';",
        'shops/map/place.ts': "export { shop as place } from '../list/shop';",
      }),
    ).toEqual([]);
  });
});
