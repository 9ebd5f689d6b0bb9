import { affectedBy } from './affected-tests';
import type { WorkspacePackage } from './changed-packages';

const pack = (folder: string, exports: Record<string, string>, ...dependencies: string[]): WorkspacePackage => ({
  name: folder,
  folder,
  exports,
  dependencies,
});

const PACKAGES = [
  pack('shared/contract', { '.': './src/index.ts', './paths': './src/paths.ts' }),
  pack('shared/build', { './remotes': './src/remotes.mjs' }),
  pack('mf-usage', { './paths': './src/paths.ts' }, 'shared/contract'),
  pack('mf-auth', {}, 'shared/contract', 'mf-usage'),
  pack('release', {}, 'shared/build'),
  { ...pack('api', {}), imports: { '#money': './src/money/index.ts' } },
];

const SOURCES = new Map([
  ['shared/contract/src/index.ts', `export * from './money';`],
  ['shared/contract/src/money.ts', ''],
  ['shared/contract/src/paths.ts', ''],
  ['shared/contract/src/money.test.ts', `import { won } from './money';`],
  ['shared/build/src/remotes.mjs', ''],
  ['shared/build/src/words.test.ts', ''],
  ['mf-usage/src/paths.ts', `import { withQuery } from 'shared/contract/paths';`],
  ['mf-usage/src/list.tsx', `import { won } from 'shared/contract'; import { usagePaths } from './paths';`],
  ['mf-usage/src/routes.tsx', `const page = import('./list');`],
  ['mf-usage/src/list.test.tsx', `import { List } from './list';`],
  ['mf-usage/src/routes.test.tsx', `import { routes } from './routes';`],
  ['mf-usage/webpack.config.mjs', ''],
  ['mf-auth/src/login.tsx', `import { usagePaths } from 'mf-usage/paths';`],
  ['mf-auth/src/login.test.tsx', `import { Login } from './login';`],
  ['release/src/config.ts', `import { REMOTES } from 'shared/build/remotes';`],
  ['release/src/start.ts', `import './config';`],
  ['release/src/start.test.ts', ''],
  ['api/src/money/index.ts', `export * from './cards';`],
  ['api/src/money/cards.ts', ''],
  ['api/src/orders/pay.ts', `import { card } from '#money';`],
  ['api/src/orders/pay.test.ts', `import { pay } from './pay';`],
  ['api/src/orders/claim.test.ts', ''],
]);

/** Runs whatever changed, for it reads every source. */
const WORDS = 'shared/build/src/words.test.ts';
const testsAfter = (...files: string[]): readonly string[] => affectedBy(files, SOURCES, PACKAGES).tests;

describe('the tests to run after a change', () => {
  it('are those that import the changed file over any number of steps', () => {
    expect(testsAfter('mf-usage/src/list.tsx')).toEqual([
      WORDS,
      'mf-usage/src/list.test.tsx',
      'mf-usage/src/routes.test.tsx',
    ]);
  });

  it('are those that reach it through a name of their own package', () => {
    expect(testsAfter('api/src/money/cards.ts')).toEqual([WORDS, 'api/src/orders/pay.test.ts']);
  });

  it('are those of other packages that reach it through a door', () => {
    expect(testsAfter('mf-usage/src/paths.ts')).toContain('mf-auth/src/login.test.tsx');
    expect(testsAfter('shared/contract/src/money.ts')).toEqual([
      'shared/contract/src/money.test.ts',
      WORDS,
      'mf-usage/src/list.test.tsx',
      'mf-usage/src/routes.test.tsx',
    ]);
  });

  it('are a changed test itself', () => {
    expect(testsAfter('mf-usage/src/list.test.tsx')).toEqual([WORDS, 'mf-usage/src/list.test.tsx']);
  });

  it.each(['mf-usage/package.json', 'mf-usage/webpack.config.mjs'])(
    'are all of the package and of its dependants after a change of %s',
    (file) => {
      expect(testsAfter(file)).toEqual([
        WORDS,
        'mf-usage/src/list.test.tsx',
        'mf-usage/src/routes.test.tsx',
        'mf-auth/src/login.test.tsx',
      ]);
    },
  );

  it('are all of a package whose tests start the programs that a change reaches', () => {
    expect(testsAfter('shared/build/src/remotes.mjs')).toEqual([WORDS, 'release/src/start.test.ts']);
  });

  it('are all after a change outside of every package, and none after no change', () => {
    expect(testsAfter('jest.config.mjs')).toHaveLength(
      [...SOURCES.keys()].filter((path) => path.includes('.test')).length,
    );
    expect(testsAfter()).toEqual([]);
  });
});

it('names the packages that a change reaches', () => {
  expect(affectedBy(['mf-usage/src/list.tsx'], SOURCES, PACKAGES).packages).toEqual(['shared/build', 'mf-usage']);
});
