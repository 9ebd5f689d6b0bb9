import { affectedBy } from './affected-tests';
import type { WorkspacePackage } from './changed-packages';

const pack = (folder: string, exports: Record<string, string>, ...dependencies: string[]): WorkspacePackage => ({
  name: folder,
  folder,
  exports,
  dependencies,
  sideEffects: true,
});

const CONTRACT_DOORS = {
  '.': './src/index.ts',
  './paths': './src/paths/index.ts',
  './testing': './src/testing/index.ts',
};

const PACKAGES = [
  { ...pack('shared/contract', CONTRACT_DOORS), sideEffects: false },
  pack('shared/build', { './remotes': './src/remotes.mjs' }),
  pack('mf-usage', {}, 'shared/contract'),
  pack('mf-auth', {}, 'shared/contract'),
  pack('release', {}, 'shared/build'),
  { ...pack('api', {}), imports: { '#money': './src/money/index.ts', '#testing/*': './testing/*.ts' } },
];

const SOURCES = new Map([
  ['shared/contract/src/index.ts', `export * from './money';`],
  ['shared/contract/src/money.ts', ''],
  ['shared/contract/src/path-query.ts', ''],
  [
    'shared/contract/src/paths/index.ts',
    `export * from './auth'; export { usagePaths, type UsageQuery } from './usage';`,
  ],
  ['shared/contract/src/paths/auth.ts', `import '../path-query'; export const authPaths = {};`],
  ['shared/contract/src/paths/usage.ts', `import '../path-query'; export const usagePaths = {};`],
  ['shared/contract/src/testing/index.ts', `export * as pathsOfUsage from '../paths/usage';`],
  ['shared/contract/src/money.test.ts', `import { won } from './money';`],
  ['shared/build/src/remotes.mjs', ''],
  ['shared/build/src/words.test.ts', ''],
  ['mf-usage/src/paths.test.ts', `import { pathsOfUsage } from 'shared/contract/testing';`],
  ['mf-usage/src/list.tsx', `import { won } from 'shared/contract';`],
  ['mf-usage/src/routes.tsx', `const page = import('./list');`],
  ['mf-usage/src/list.test.tsx', `import { List } from './list';`],
  ['mf-usage/src/routes.test.tsx', `import { routes } from './routes';`],
  ['mf-usage/webpack.config.mjs', ''],
  ['mf-auth/src/login.tsx', `import { usagePaths as pages } from 'shared/contract/paths';`],
  ['mf-auth/src/entry.test.tsx', `import { authPaths } from 'shared/contract/paths';`],
  ['mf-auth/src/all.test.tsx', `import * as all from 'shared/contract/paths';`],
  ['mf-auth/src/mock.test.tsx', `jest.mock('shared/contract/paths'); require('shared/contract/paths');`],
  ['mf-auth/src/login.test.tsx', `import { Login } from './login';`],
  ['release/src/config.ts', `import { REMOTES } from 'shared/build/remotes';`],
  ['release/src/start.ts', `import './config';`],
  ['release/src/start.test.ts', ''],
  ['api/src/money/index.ts', `export * from './cards';`],
  ['api/src/money/cards.ts', ''],
  ['api/src/orders/pay.ts', `import { card } from '#money';`],
  ['api/src/orders/pay.test.ts', `import { pay } from './pay';`],
  ['api/testing/fixtures.ts', ''],
  ['api/src/orders/claim.test.ts', `import { member } from '#testing/fixtures';`],
]);

/** Always runs: it reads every source. */
const WORDS = 'shared/build/src/words.test.ts';
const testsAfter = (...files: string[]): readonly string[] => affectedBy(files, SOURCES, PACKAGES).tests;

describe('tests to run after a change', () => {
  it('include every direct and indirect importer', () => {
    expect(testsAfter('mf-usage/src/list.tsx')).toEqual([
      WORDS,
      'mf-usage/src/list.test.tsx',
      'mf-usage/src/routes.test.tsx',
    ]);
  });

  it('include importers through a name of their own package', () => {
    expect(testsAfter('api/src/money/cards.ts')).toEqual([WORDS, 'api/src/orders/pay.test.ts']);
    expect(testsAfter('api/testing/fixtures.ts')).toEqual([WORDS, 'api/src/orders/claim.test.ts']);
  });

  it('include importers in other packages', () => {
    expect(testsAfter('shared/contract/src/money.ts')).toEqual([
      'shared/contract/src/money.test.ts',
      WORDS,
      'mf-usage/src/list.test.tsx',
      'mf-usage/src/routes.test.tsx',
    ]);
  });

  it('include importers of a changed name only, not of its whole index.ts', () => {
    const whole = ['mf-auth/src/all.test.tsx', 'mf-auth/src/mock.test.tsx'];
    const ofUsage = [WORDS, 'mf-usage/src/paths.test.ts', ...whole, 'mf-auth/src/login.test.tsx'];
    expect(testsAfter('shared/contract/src/paths/usage.ts')).toEqual(ofUsage);
    expect(testsAfter('shared/contract/src/paths/auth.ts')).toEqual([WORDS, 'mf-auth/src/entry.test.tsx', ...whole]);
  });

  it('include importers of every changed or side-effect name', () => {
    expect(testsAfter('shared/contract/src/paths/index.ts')).toHaveLength(5);
    const impure = PACKAGES.map((one) => ({ ...one, sideEffects: true }));
    expect(affectedBy(['shared/contract/src/paths/usage.ts'], SOURCES, impure).tests).toHaveLength(6);
  });

  it('include a changed test itself', () => {
    expect(testsAfter('mf-usage/src/list.test.tsx')).toEqual([WORDS, 'mf-usage/src/list.test.tsx']);
  });

  it.each([
    ['mf-usage/webpack.config.mjs', ['mf-usage']],
    ['shared/contract/package.json', ['shared/contract', 'mf-usage', 'mf-auth']],
  ])('include the package and its dependants after a change of %s', (file, folders) => {
    const tests = [...SOURCES.keys()].filter((path) => path.includes('.test'));
    const theirs = tests.filter((path) => path === WORDS || folders.some((folder) => path.startsWith(`${folder}/`)));
    expect(testsAfter(file)).toEqual(theirs);
  });

  it('include all of a package that runs changed programs by path', () => {
    expect(testsAfter('shared/build/src/remotes.mjs')).toEqual([WORDS, 'release/src/start.test.ts']);
  });

  it('are all after a change outside of packages, else none', () => {
    expect(testsAfter('jest.config.mjs')).toHaveLength(
      [...SOURCES.keys()].filter((path) => path.includes('.test')).length,
    );
    expect(testsAfter()).toEqual([]);
  });
});

it('name the affected packages', () => {
  expect(affectedBy(['mf-usage/src/list.tsx'], SOURCES, PACKAGES).packages).toEqual(['shared/build', 'mf-usage']);
});
