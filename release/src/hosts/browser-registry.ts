import { createHash } from 'node:crypto';
import { memoize } from '../registry/memoize';
import { isServed, liveOf, type Deployment, type PublishedRoute, type Registry } from '../registry/registry';

/** URLs of the shell's scripts for the shared packages that a page loads on demand; same origin as the page. */
export const shareUrlsOf = (registry: Registry, { shares = [] }: Pick<PublishedRoute, 'shares'>): string[] => {
  const shell = liveOf(registry, 'shell');
  if (shell === undefined) return [];
  const files = shares.flatMap((share) => shell.extras.shareFiles?.[share] ?? []);
  return [...new Set(files)].map((file) => new URL(file, shell.url).pathname);
};

/** Keeps only the hashes of scripts that the shell loads or preloads: container, routes and page files. */
const hashesOfScripts = (extras: Deployment['extras']): Record<string, string> => {
  const { entry, assets, preload, routes } = extras;
  const named = new Set([
    ...(entry === undefined ? [] : [entry]),
    ...preload,
    ...routes.flatMap(({ files = [] }) => files),
  ]);
  return Object.fromEntries(Object.entries(assets).filter(([file]) => named.has(file)));
};

const routeForBrowser = (registry: Registry, { shares, search: _search, ...route }: PublishedRoute): PublishedRoute => {
  const shareUrls = shareUrlsOf(registry, { shares: shares ?? [] });
  return shareUrls.length === 0 ? route : { ...route, shareUrls };
};

/** Reduces the registry to what the browser reads; `registry.json` keeps the older publications. */
export const forBrowser = (registry: Registry): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends)
      .filter(([name]) => name !== 'shell')
      .map(([name, deployments]) => [
        name,
        deployments.filter(isServed).map((served) => {
          const { server: _server, ...extras } = served.extras;
          return {
            ...served,
            extras: {
              ...extras,
              assets: hashesOfScripts(extras),
              shared: {},
              routes: extras.routes.map((route) => routeForBrowser(registry, route)),
            },
          };
        }),
      ]),
  ),
});

/** Registry as a file. */
export interface RegistryFile {
  /** Path with a content hash, so that a returning browser has it cached until the next publication. */
  readonly path: string;
  readonly body: string;
}

const HASH_LETTERS = 16;

/**
 * Returns the registry file that a page links to. A separate file keeps the HTML one round trip shorter on a new
 * connection.
 */
export const registryFile = memoize((registry: Registry): RegistryFile => {
  const body = JSON.stringify(forBrowser(registry));
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LETTERS);
  return { path: `/shell/registry.${hash}.json`, body };
});

/** Checks for the path of a registry file, current or outdated. */
export const isRegistryFile = (path: string): boolean => /^\/shell\/registry\.[0-9a-f]{16}\.json$/.test(path);
