import type { NewFile } from './page-template';
import { pathsFiles, squadOf } from './squad-template';
import { withLast } from './with-last';

/** Parts of a remote's `package.json` that a new one copies. */
export interface RemoteManifest {
  readonly dongne: {
    readonly platform: string;
    readonly owns?: readonly string[];
    readonly lends?: readonly string[];
  };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Intersects the lists. */
const common = (lists: readonly Readonly<Record<string, string>>[]): Record<string, string> => {
  const [first = {}, ...others] = lists;
  return Object.fromEntries(Object.entries(first).filter(([name]) => others.every((list) => name in list)));
};

const manifest = (name: string, others: readonly RemoteManifest[]): string =>
  JSON.stringify({
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    dongne: { platform: others[0]?.dongne.platform, owns: [`/${squadOf(name)}`] },
    scripts: { dev: `pnpm -w run dev ${name}`, build: 'webpack --mode production', types: 'tsc --noEmit' },
    dependencies: common(others.map(({ dependencies }) => dependencies)),
    devDependencies: common(others.map(({ devDependencies }) => devDependencies)),
  });

const CHANGELOG = `# Changelog

## [1.0.0]

### Added

- The first pages.
`;

const TSCONFIG = JSON.stringify({
  extends: '../tsconfig.base.json',
  compilerOptions: {
    types: ['node', 'jest', '@testing-library/jest-dom'],
    tsBuildInfoFile: 'node_modules/.cache/tsbuildinfo',
  },
  include: ['src'],
});

const jestConfig = (name: string): string => `import { browserPreset } from '@dongne/build/jest';

export default browserPreset({ name: '${name}', dir: import.meta.dirname });
`;

const webpackConfig = (name: string): string => `import { remote } from '@dongne/build';

export default remote({ name: '${name.replace('-', '_')}', dir: import.meta.dirname });
`;

const ROUTE_TABLE = `import type { RemoteRouteTable } from '@dongne/platform';

/** This remote's table of contents. Publishing copies it into the registry. */
export const routeTable = [
] as const satisfies RemoteRouteTable;
`;

const ROUTES = `import { lazyPage, routesOf } from '@dongne/pages';
import type { routeTable } from './route-table';

export const routes = routesOf<typeof routeTable>({
});
`;

const PAGE_HEADS = `import type { PageHeads } from '@dongne/platform';

/** Metadata of this remote's pages for search engines. */
export const pageHeads: PageHeads = {};
`;

const SERVER = `// Entry of webpack's server bundle: pages and their metadata.
export { pageHeads as heads } from './page-heads';
export { routes } from './routes';
`;

const STANDALONE = `// Async boundary for module federation, as in the shell.
void import('./standalone-page');

export {};
`;

const STANDALONE_PAGE = `import { runStandalone } from '@dongne/platform/standalone';
import { routeTable } from './route-table';
import { routes } from './routes';

runStandalone({ routes }, routeTable);
`;

/** @throws a sentence for an invalid name: the name in federation has one underscore for the one hyphen. */
const checkName = (name: string, known: readonly string[]): void => {
  if (!/^mf-[a-z][a-z0-9]*$/.test(name))
    throw new Error(
      `${name} is not a valid name of a remote, such as mf-coupons: "mf-", then small letters and digits without another hyphen.`,
    );
  if (known.includes(name)) throw new Error(`There is a ${name} already.`);
};

/**
 * Renders a remote without a page.
 *
 * @param others manifests of the existing remotes: a new one has the dependencies that all of them share.
 * @param known their names.
 */
export const remoteFiles = (
  name: string,
  others: readonly RemoteManifest[],
  known: readonly string[],
): readonly NewFile[] => {
  checkName(name, known);
  const files = {
    'package.json': manifest(name, others),
    'CHANGELOG.md': CHANGELOG,
    'tsconfig.json': TSCONFIG,
    'jest.config.mjs': jestConfig(name),
    'webpack.config.mjs': webpackConfig(name),
    'src/route-table.ts': ROUTE_TABLE,
    'src/routes.tsx': ROUTES,
    'src/page-heads.ts': PAGE_HEADS,
    'src/server.ts': SERVER,
    'src/standalone.tsx': STANDALONE,
    'src/standalone-page.tsx': STANDALONE_PAGE,
  };
  return [...Object.entries(files).map(([file, text]) => ({ path: `${name}/${file}`, text })), ...pathsFiles(name)];
};

/** Appends a remote to the list of remotes. */
export const withRemote = (list: string, name: string): string => withLast(list, `'${name}'`);
