import { join } from 'node:path';
import type { RouteTable } from '@dongne/platform';
import { frontEndOf, originOf, ROOT } from '../config';
import { liveOf, type Deployment, type Registry } from '../registry/registry';

/** Federation names of the remotes that a dev server serves instead of the store; set by `pnpm dev`. */
const devRemotes = (process.env['DEV_REMOTES'] ?? '').split(',').filter(Boolean);

/** Imports the table again for every page, so that a new route is there after a reload. */
const routeTableOf = async (folder: string): Promise<RouteTable> => {
  const { tsImport } = await import('tsx/esm/api');
  const file = join(ROOT, folder, 'src/route-table.ts');
  const { routeTable }: { routeTable: RouteTable } = await tsImport(file, import.meta.url);
  return routeTable;
};

const fromDevServer = async (name: string, live: Deployment): Promise<Deployment> => {
  const remote = frontEndOf(name);
  const { fallbackUrl: _url, ...rest } = live;
  const { fallbackEntry: _entry, ...extras } = live.extras;
  return {
    ...rest,
    url: `${originOf(remote)}/mf-manifest.json`,
    metadata: { ...live.metadata, version: 'dev' },
    extras: { ...extras, entry: 'remoteEntry.js', preload: [], routes: await routeTableOf(remote.folder) },
  };
};

/**
 * Replaces the remotes under development with their dev servers. Returns the registry unchanged outside of `pnpm dev`.
 */
export const withDevRemotes = async (registry: Registry): Promise<Registry> => {
  if (devRemotes.length === 0) return registry;
  const developed = await Promise.all(
    devRemotes.map(async (name) => {
      const live = liveOf(registry, name);
      return live === undefined ? [] : [[name, [await fromDevServer(name, live)]] as const];
    }),
  );
  return { ...registry, microFrontends: { ...registry.microFrontends, ...Object.fromEntries(developed.flat()) } };
};

/** Origins of the dev servers. Their files change all the time, so they have no hash. */
export const devOrigins = (): string[] => devRemotes.map((name) => originOf(frontEndOf(name)));

/** WebSocket origins for live reload; a page under `pnpm dev` may connect to them. */
export const devSockets = (): string[] => devOrigins().map((origin) => origin.replace('http', 'ws'));
