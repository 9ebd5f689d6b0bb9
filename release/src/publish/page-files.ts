import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FILES, SHARE_FILES } from '@dongne/build/outputs';
import type { RouteTable } from '@dongne/platform';
import type { PublishedRoute } from '../registry/registry';

/** Files of a page besides its remote's container and routes. */
interface PageNeeds {
  /** Scripts of the remote. */
  readonly files: readonly string[];
  /** Packages that the shell provides on demand, as federation names them. */
  readonly shares: readonly string[];
}

/** Files by page module: `request-detail/request-detail-page`. */
export type PageFiles = Readonly<Record<string, PageNeeds>>;

/** Routes as a package declares them; only remotes name their page modules. */
export type DeclaredRoutes = readonly (RouteTable[number] & { readonly page?: string })[];

/** Reads the page files that a remote's build has recorded; the shell's HTML names its own scripts. */
export const readPageFiles = async (folder: string): Promise<PageFiles> =>
  JSON.parse(await readFile(join(folder, PAGE_FILES), 'utf8'));

/** Reads the scripts of each package that a shell provides on demand. */
export const readShareFiles = async (folder: string): Promise<Readonly<Record<string, readonly string[]>>> =>
  JSON.parse(await readFile(join(folder, SHARE_FILES), 'utf8'));

/**
 * Replaces page modules with their files, as the registry stores routes.
 *
 * @throws a sentence for each route whose page the build does not know.
 */
export const withFiles = (routes: DeclaredRoutes, pages: PageFiles): readonly PublishedRoute[] => {
  const lost = routes.filter(({ page = '' }) => pages[page] === undefined);
  if (lost.length > 0)
    throw new Error(
      lost
        .map(
          ({ path, page }) =>
            `${path} ${page === undefined ? 'names no page' : `names the page ${page}, which src/routes.tsx does not load`}: say in src/route-table.ts which module src/routes.tsx imports for it. It loads ${Object.keys(pages).join(', ')}.`,
        )
        .join('\n'),
    );
  return routes.map(({ page = '', ...route }) => ({ ...route, ...pages[page] }));
};
