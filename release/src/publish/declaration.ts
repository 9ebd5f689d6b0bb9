import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT, SHELL, type FrontEnd } from '../config';
import type { DeclaredRoutes } from './page-files';
import { sourceCommitOf, type SourceCommit } from './source-commit';

/** Part of a publication that the sources declare, known without a build. */
export interface Declaration {
  readonly routes: DeclaredRoutes;
  /** Prefixes of its routes; empty for the shell. */
  readonly owns: readonly string[];
  readonly lends: readonly string[];
  /** Range of `@dongne/platform` that a remote needs; for the shell its own version. */
  readonly platform: string;
  /** `undefined` outside of git. */
  readonly source: SourceCommit | undefined;
}

interface DeclaredPackage {
  readonly version: string;
  readonly dongne?: {
    readonly platform: string;
    readonly owns?: readonly string[];
    readonly lends?: readonly string[];
  };
}

const packageOf = async (folder: string): Promise<DeclaredPackage> =>
  JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8'));

/** Imports the route table from the source: it is plain data. */
const routeTableOf = async (folder: string): Promise<DeclaredRoutes> => {
  const file = join(ROOT, folder, 'src/route-table.ts');
  const { routeTable }: { routeTable: DeclaredRoutes } = await tsImport(file, import.meta.url);
  return routeTable;
};

/** Reads what the sources of a package declare. */
export const readDeclaration = async (frontEnd: FrontEnd): Promise<Declaration> => {
  const isShell = frontEnd === SHELL;
  const [routes, { dongne }, platform, source] = await Promise.all([
    routeTableOf(frontEnd.folder),
    packageOf(frontEnd.folder),
    packageOf('shared/platform'),
    sourceCommitOf(ROOT),
  ]);
  return {
    routes,
    owns: dongne?.owns ?? [],
    lends: dongne?.lends ?? [],
    platform: isShell ? platform.version : (dongne?.platform ?? '*'),
    source,
  };
};
