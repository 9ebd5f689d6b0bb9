import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FILES } from '@dongne/build';
import type { RouteTable } from '@dongne/platform';
import type { PublishedRoute } from '../registry/registry';

/** The scripts of each page that a remote's routes import, by its module: `request-detail/request-detail-page`. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** Routes as a package declares them: only a remote's name their pages. */
export type DeclaredRoutes = readonly (RouteTable[number] & { readonly page?: string })[];

/** What the build found out about its pages; of the shell nothing, since its HTML names its scripts. */
export const readPageFiles = async (folder: string): Promise<PageFiles> =>
  JSON.parse(await readFile(join(folder, PAGE_FILES), 'utf8'));

/**
 * The routes as the registry holds them: with the scripts of their pages instead of the pages' modules.
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
  return routes.map(({ page = '', ...route }) => ({ ...route, files: pages[page] ?? [] }));
};
