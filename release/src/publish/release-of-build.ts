import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '../build/build-package';
import { REMOTE_BUDGET_KB } from '../config';
import type { Deployment } from '../registry/registry';
import { filesBelow } from '../store/files-below';
import { integrityOf } from './integrity';
import { isLicence, type StagedBuild } from './stage-build';
import { SHARED_FILES } from '../store/disk-store';
import { readDeclaration } from './declaration';
import { readPageFiles, readShareFiles, withFiles } from './page-files';
import { readManifest, type RemoteManifest } from './remote-manifest';
import { readSharedNames } from './shared-names';
import { readUsedOperations } from './used-endpoints';

const integrities = async (folder: string): Promise<Record<string, string>> => {
  const files = (await filesBelow(folder)).filter((file) => !/\.(br|gz)$/.test(file) && !isLicence(file)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, integrityOf(await readFile(join(folder, file)))])),
  );
};

/** Creates the registry entry of a build. */
export const releaseOfBuild = async (
  { frontEnd, folder, version }: Build,
  { shared, own: ownFolder, front, server }: StagedBuild,
  sharedVersions: Record<string, string>,
): Promise<Deployment> => {
  const isShell = frontEnd.folder === 'shell';
  const manifest: RemoteManifest | undefined = isShell ? undefined : await readManifest(folder);
  const { routes, owns, lends, platform, source } = await readDeclaration(frontEnd);
  const names = await readSharedNames(folder);
  return {
    url: `/${frontEnd.name}/${SHARED_FILES}/${front}`,
    metadata: { version, integrity: integrityOf(await readFile(join(shared, front))) },
    deployment: { traffic: 100, default: true },
    extras: {
      owner: `${frontEnd.folder.replace('mf-', '')} squad`,
      platform,
      shared: manifest?.shared ?? sharedVersions,
      operations: await readUsedOperations(folder),
      sharedNames: isShell ? names.provided : names.used,
      routes: isShell ? routes : withFiles(routes, await readPageFiles(folder)),
      ...(manifest === undefined
        ? { shareFiles: await readShareFiles(folder) }
        : {
            owns,
            lends,
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
