import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOnDemand, packageOf } from './singleton-names.mjs';
import { sharedSingletons, wholeJotai } from './singletons.mjs';
import { buildFixture, writeFiles } from './testing/fixture-build';

const packageJson = (name: string, dependencies: readonly string[] = []): string =>
  JSON.stringify({
    name,
    version: '1.0.0',
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
  });

/** Remote with few dependencies, a design system that it bundles, and the platform, which the shell provides. */
const REMOTE = {
  'package.json': packageJson('mf-x', ['@dongne/platform', '@dongne/ui', 'react', 'lodash']),
  'node_modules/react/package.json': packageJson('react'),
  'node_modules/@dongne/ui/package.json': packageJson('@dongne/ui', ['react', 'react-dom']),
  'node_modules/@dongne/ui/node_modules/react-dom/package.json': packageJson('react-dom'),
  'node_modules/@dongne/platform/package.json': packageJson('@dongne/platform', ['dayjs']),
  'node_modules/@dongne/platform/node_modules/dayjs/package.json': packageJson('dayjs'),
};

describe('the singletons of a remote', () => {
  let dir = '';

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'dongne-singletons-'));
    await writeFiles(dir, REMOTE);
  });

  afterEach(() => rm(dir, { recursive: true }));

  it('come from its own and bundled dependencies only', () => {
    const shared = sharedSingletons({ dir, provide: false });
    expect(Object.keys(shared).sort()).toEqual(['@dongne/platform', 'react', 'react-dom', 'react-dom/', 'react/']);
  });

  it('include those of the platform when the remote bundles it', () => {
    const shared = sharedSingletons({ dir, provide: true });
    expect(Object.keys(shared)).toEqual(expect.arrayContaining(['dayjs', 'dayjs/']));
  });
});

describe('the package of a share', () => {
  it.each([
    ['react', 'react'],
    ['react/', 'react'],
    ['react/jsx-runtime', 'react'],
    ['react-dom/client', 'react-dom'],
    ['dayjs/plugin/utc.js', 'dayjs'],
    ['@dongne/platform', '@dongne/platform'],
    ['@dongne/platform/testing', '@dongne/platform'],
  ])('of %s is %s', (name, wanted) => {
    expect(packageOf(name)).toBe(wanted);
  });
});

describe('on-demand shares of the shell', () => {
  it.each(['dayjs', 'dayjs/', 'dayjs/plugin/utc.js', 'react-hook-form'])('include %s', (name) => {
    expect(isOnDemand(name)).toBe(true);
  });

  it.each(['react', 'react/jsx-runtime', '@dongne/platform', 'dayjs-extra', '@dayjs/dayjs'])('exclude %s', (name) => {
    expect(isOnDemand(name)).toBe(false);
  });
});

describe('jotai utilities in a remote', () => {
  it("work on the shell's atoms through any entry", async () => {
    const { used, errors } = await buildFixture({
      files: {
        'node_modules/jotai/package.json': JSON.stringify({
          name: 'jotai',
          version: '2.0.0',
          exports: { '.': './esm/index.mjs', './*': './esm/*.mjs' },
        }),
        'node_modules/jotai/esm/index.mjs': `export * from 'jotai/vanilla';`,
        'node_modules/jotai/esm/vanilla.mjs': `export const atom = () => 1; export const createStore = () => 2;`,
        'node_modules/jotai/esm/utils.mjs': `export * from 'jotai/vanilla/utils';`,
        'node_modules/jotai/esm/vanilla/utils.mjs': `import { atom } from 'jotai/vanilla'; export const atomWithReset = () => atom();`,
        'routes.js': `import { atomWithReset } from 'jotai/utils'; import { createStore } from 'jotai/vanilla';
          export const routes = [atomWithReset(), createStore()];`,
      },
      federation: {
        filename: 'remoteEntry.js',
        exposes: { './routes': './routes.js' },
        shared: { jotai: { singleton: true, import: false } },
      },
      plugins: () => [wholeJotai()],
    });
    expect(errors).toEqual([]);
    expect(used).toEqual({ jotai: ['atom', 'createStore'] });
  });
});
