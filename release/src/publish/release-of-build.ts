import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Build } from '../build/build-package';
import { originOf, REMOTE_BUDGET_KB, ROOT } from '../config';
import type { Deployment } from '../registry/registry';
import { filesBelow } from '../store/files-below';
import { integrityOf } from './integrity';
import { isLicence, type StagedBuild } from './stage-build';
import { SHARED_FILES } from '../store/disk-store';
import { readPageFiles, readShareFiles, withFiles, type DeclaredRoutes } from './page-files';
import { readManifest, type RemoteManifest } from './remote-manifest';
import { readSharedNames } from './shared-names';
import { sourceCommitOf } from './source-commit';
import { readUsedOperations } from './used-endpoints';

const integrities = async (folder: string): Promise<Record<string, string>> => {
  const files = (await filesBelow(folder)).filter((file) => !/\.(br|gz)$/.test(file) && !isLicence(file)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, integrityOf(await readFile(join(folder, file)))])),
  );
};

/** Fields of a package that its publication declares. */
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
  const { routeTable }: { routeTable: DeclaredRoutes } = await import(
    pathToFileURL(join(ROOT, folder, 'src/route-table.ts')).href
  );
  return routeTable;
};

/** Creates the registry entry of a build. */
export const releaseOfBuild = async (
  { frontEnd, folder, version }: Build,
  { shared, own: ownFolder, front, server }: StagedBuild,
  sharedVersions: Record<string, string>,
): Promise<Deployment> => {
  const isShell = frontEnd.folder === 'shell';
  const manifest: RemoteManifest | undefined = isShell ? undefined : await readManifest(folder);
  const routes = await routeTableOf(frontEnd.folder);
  const own = await packageOf(frontEnd.folder);
  const names = await readSharedNames(folder);
  const source = await sourceCommitOf(ROOT);
  const platform = isShell ? (await packageOf('shared/platform')).version : own.dongne?.platform;
  return {
    url: `${originOf(frontEnd)}/${frontEnd.name}/${SHARED_FILES}/${front}`,
    metadata: { version, integrity: integrityOf(await readFile(join(shared, front))) },
    deployment: { traffic: 100, default: true },
    extras: {
      owner: `${frontEnd.folder.replace('mf-', '')} squad`,
      platform: platform ?? '*',
      shared: manifest?.shared ?? sharedVersions,
      operations: await readUsedOperations(folder),
      sharedNames: isShell ? names.provided : names.used,
      routes: isShell ? routes : withFiles(routes, await readPageFiles(folder)),
      ...(manifest === undefined
        ? { shareFiles: await readShareFiles(folder) }
        : {
            owns: own.dongne?.owns ?? [],
            lends: own.dongne?.lends ?? [],
            entry: manifest.entry,
            budgetKb: REMOTE_BUDGET_KB,
          }),
      ...(server === undefined
        ? {}
        : { server: { file: server, integrity: integrityOf(await readFile(join(ownFolder, server))) } }),
      assets: await integrities(shared),
      preload: manifest?.preload ?? [],
      publishedAt: new Date().toISOString(),
      ...(source === undefined ? {} : { source }),
    },
  };
};
