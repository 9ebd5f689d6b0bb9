import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REMOTES } from '@dongne/release/config';
import { copyCheckout, type CheckoutCopy } from '../system/checkout-copy';
import { Operator } from '../system/operator';
import { startSystem, type StartedSystem } from '../system/start-system';

/** Relative to the shell's folder. */
const CONFIG = '../e2e/src/bench/one-build.config.mjs';

/** Builds for customers, like the published versions that it is compared with. */
export const FOR_CUSTOMERS = { RELEASE_STAGE: 'production' } as const;

/** Changes a copied checkout to one build of shell and remotes. */
export const asOneBuild = ({ root }: CheckoutCopy): Promise<void> =>
  writeFile(join(root, 'shell/webpack.config.mjs'), `export { default } from '${CONFIG}';\n`);

interface StoredRoute {
  readonly path: string;
  files?: string[];
  shares?: string[];
}

interface StoredVersion {
  readonly extras: {
    preload: string[];
    sharedNames: object;
    shareFiles?: Record<string, readonly string[]>;
    readonly routes: StoredRoute[];
  };
}

type StoredVersions = Record<string, StoredVersion[]>;

const changeRegistry = async (dataDir: string, change: (versions: StoredVersions) => void): Promise<void> => {
  const file = join(dataDir, 'store', 'registry.json');
  const registry: { microFrontends: StoredVersions } = JSON.parse(await readFile(file, 'utf8'));
  change(registry.microFrontends);
  await writeFile(file, JSON.stringify(registry));
};

/** Clears the requirements of the stored remotes: their scripts are never loaded. */
const needNothing = (versions: StoredVersions): void => {
  for (const { extras } of REMOTES.flatMap(({ name }) => versions[name] ?? [])) {
    extras.preload = [];
    extras.sharedNames = {};
  }
};

/** Page modules by route path. */
const pagesOf = async (root: string, folder: string): Promise<ReadonlyMap<string, string>> => {
  const file = pathToFileURL(join(root, folder, 'src/route-table.ts')).href;
  const { routeTable }: { routeTable: readonly { path: string; page: string }[] } = await import(file);
  return new Map(routeTable.map(({ path, page }) => [path, page]));
};

/** Registers each route's chunks as shared packages of the shell, so that they are preloaded like those of a remote. */
const hintPages = async (dataDir: string, { root }: CheckoutCopy): Promise<void> => {
  const known = await Promise.all(
    REMOTES.map(async ({ folder, name }) => {
      const file = join(root, 'shell/dist', `.pages-of-${folder}.json`);
      const needs: Record<string, { files: string[] }> = JSON.parse(await readFile(file, 'utf8'));
      return { folder, name, needs, pages: await pagesOf(root, folder) };
    }),
  );
  await changeRegistry(dataDir, (versions) => {
    const [shell] = versions['shell'] ?? [];
    if (shell === undefined) throw new Error('No shell was published.');
    shell.extras.shareFiles = Object.fromEntries(
      known.flatMap(({ folder, needs }) =>
        Object.entries(needs).map(([page, { files }]) => [`${folder}/${page}`, files]),
      ),
    );
    for (const { folder, name, pages } of known)
      for (const route of (versions[name] ?? []).flatMap(({ extras }) => extras.routes)) {
        delete route.files;
        route.shares = [`${folder}/${pages.get(route.path) ?? ''}`];
      }
  });
};

/**
 * Starts a system whose shell is one build of shell and remotes, without federation; everything else is the same: host,
 * API, preload hints, prefetched data, server rendering and hydration.
 */
export const startOneBuildSystem = async (): Promise<StartedSystem> => {
  const system = await startSystem(FOR_CUSTOMERS);
  const checkout = await copyCheckout();
  try {
    await asOneBuild(checkout);
    // Clears the requirements first: `publish` refuses a shell that provides nothing while remotes need something.
    await changeRegistry(system.dataDir, needNothing);
    await new Operator(system).release(['publish', 'shell', '--now'], checkout.root);
    await hintPages(system.dataDir, checkout);
    return system;
  } catch (failure) {
    await system.stop();
    throw failure;
  } finally {
    await checkout.remove();
  }
};
