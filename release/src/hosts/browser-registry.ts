import { createHash } from 'node:crypto';
import { memoize } from '../registry/memoize';
import { isServed, liveOf, type Deployment, type PublishedRoute, type Registry } from '../registry/registry';

/** Where the shell's scripts lie of the packages that a page takes from it on demand; they are the page's own origin. */
export const shareUrlsOf = (registry: Registry, { shares = [] }: Pick<PublishedRoute, 'shares'>): string[] => {
  const shell = liveOf(registry, 'shell');
  if (shell === undefined) return [];
  const files = shares.flatMap((share) => shell.extras.shareFiles?.[share] ?? []);
  return [...new Set(files)].map((file) => new URL(file, shell.url).pathname);
};

/** Of the hashes only those that the shell asks for, or hints with: container, routes and what the pages take. */
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

/** Only what the browser reads: the older publications stay in `registry.json`. */
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

/** A registry as its own file. */
export interface RegistryFile {
  /** Named by the content: a returning browser has it already while nothing was published. */
  readonly path: string;
  readonly body: string;
}

const HASH_LETTERS = 16;

/** The file that a page names for its registry. The page itself is then one round trip of a new connection shorter. */
export const registryFile = memoize((registry: Registry): RegistryFile => {
  const body = JSON.stringify(forBrowser(registry));
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LETTERS);
  return { path: `/shell/registry.${hash}.json`, body };
});

/** Whether a path may be one of those, of today or of another day. */
export const isRegistryFile = (path: string): boolean => /^\/shell\/registry\.[0-9a-f]{16}\.json$/.test(path);
