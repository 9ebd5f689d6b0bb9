import type { Deployment, PublishedRoute } from '../registry/registry';

interface Choices {
  readonly name?: string;
  readonly version?: string;
  readonly platform?: string;
  readonly shared?: Readonly<Record<string, string>>;
  /** Absent: published before names were recorded. */
  readonly sharedNames?: Readonly<Record<string, readonly string[]>>;
  readonly paths?: readonly string[];
  /** Prefixes of its routes; absent: published before prefixes were recorded. */
  readonly owns?: readonly string[];
  readonly budgetKb?: number;
  /** Scripts by page path. */
  readonly files?: Readonly<Record<string, readonly string[]>>;
  /** Shared packages that every page loads on demand. */
  readonly shares?: readonly string[];
  /** Scripts of those packages; only for a shell. */
  readonly shareFiles?: Readonly<Record<string, readonly string[]>>;
}

const routesOf = (
  paths: readonly string[],
  files: Readonly<Record<string, readonly string[]>>,
  shares: readonly string[] | undefined,
): readonly PublishedRoute[] =>
  paths.map((path) => ({
    path,
    access: 'member',
    layout: 'default',
    bar: null,
    files: files[path] ?? [],
    ...(shares === undefined ? {} : { shares }),
  }));

/** Builds a valid publication; name only what the test is about. */
export const buildDeployment = ({
  name = 'mf_usage',
  version = '1.0.0-aaaa',
  platform = '^1.0.0',
  shared = { react: '^19.0.0' },
  sharedNames,
  paths = ['/usage'],
  owns,
  budgetKb = 60,
  files = {},
  shares,
  shareFiles,
}: Choices = {}): Deployment => ({
  url: `http://localhost:3002/${name}/${version}/mf-manifest.json`,
  metadata: { version, integrity: 'sha384-x' },
  deployment: { traffic: 100, default: true },
  extras: {
    owner: 'usage squad',
    platform,
    shared,
    ...(sharedNames === undefined ? {} : { sharedNames }),
    routes: routesOf(paths, files, shares),
    ...(owns === undefined ? {} : { owns }),
    ...(shareFiles === undefined ? {} : { shareFiles }),
    entry: `remoteEntry.${version}.js`,
    assets: {
      [`remoteEntry.${version}.js`]: `sha384-${version}`,
      ...Object.fromEntries(
        Object.values(files)
          .flat()
          .map((file) => [file, `sha384-${file}`]),
      ),
    },
    preload: [`remoteEntry.${version}.js`],
    budgetKb,
    publishedAt: '2026-03-02T10:00:00.000Z',
  },
});

/** Builds a shell that provides what `buildDeployment` needs. */
export const buildShell = ({
  platform = '1.2.0',
  shared = { react: '19.3.1' },
  ...choices
}: Choices = {}): Deployment => {
  const { extras, ...rest } = buildDeployment({ ...choices, name: 'shell', platform, shared, paths: ['/'] });
  const url = `http://localhost:3000/shell/${rest.metadata.version}/index.html`;
  const { entry: _entry, ...own } = extras;
  return { ...rest, url, extras: { ...own, preload: [] } };
};
