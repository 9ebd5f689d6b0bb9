import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '../build/build-package';
import { SHELL } from '../config';
import { liveOf, type Deployment, type Registry } from '../registry/registry';
import { goLive, publishCanary, refuseBad, type Insistence } from '../registry/registry-moves';
import type { ReleaseStore } from '../store/disk-store';
import { compressFolder, scriptWeight } from './compress';
import { filesThatDiffer } from './integrity';
import { misfitsOfShell, namesUnknown } from './fit';
import { objectionsToRemote } from './publish-checks';
import { PublishRefused } from './publish-refused';
import { releaseOfBuild } from './release-of-build';
import { readManifest } from './remote-manifest';
import { sharedVersions } from './shared-versions';

interface PublishWish extends Insistence {
  /** Only this share of the visitors gets it, beside the live version. */
  readonly canaryPercent?: number | undefined;
  /** Hears a sentence for each thing that could not be checked. */
  readonly onUnchecked?: (sentence: string) => void;
}

/**
 * Makes a build live: compresses it, puts it into the store and changes the registry in one atomic replace.
 * Publishing what is live already changes nothing.
 *
 * @returns whether anything changed.
 * @throws {PublishRefused} when it would break what is live.
 * @throws a sentence when it was taken back before.
 */
export const publish = async (store: ReleaseStore, build: Build, wish: PublishWish = {}): Promise<boolean> => {
  const { name } = build.frontEnd;
  const { canaryPercent } = wish;
  const before = await store.readRegistry();
  if (isLive(before, name, build.version)) return false;
  refuseBad(before, name, build.version, wish);

  const staging = await mkdtemp(join(tmpdir(), `dongne-${name}-`));
  try {
    await cp(build.folder, staging, { recursive: true });
    await compressFolder(staging);
    const candidate = await releaseOfBuild({ ...build, folder: staging }, sharedVersions());
    const weight =
      build.frontEnd === SHELL
        ? undefined
        : { exposes: (await readManifest(staging)).exposes, ...(await scriptWeight(staging)) };
    const refuse = (registry: Registry): void => {
      const objections =
        weight === undefined
          ? misfitsOfShell(candidate, registry)
          : objectionsToRemote(name, candidate, registry, weight);
      if (objections.length > 0) throw new PublishRefused(objections);
    };
    if (wish.onUnchecked !== undefined) namesUnknown(before).forEach(wish.onUnchecked);
    refuse(await store.readRegistry()); // before the copy, so that a refused build leaves nothing behind
    await keepFiles(store, name, candidate, staging);
    await store.changeRegistry((registry) => {
      refuse(registry); // somebody else may have published meanwhile
      return canaryPercent === undefined
        ? goLive(registry, name, candidate, wish)
        : publishCanary(registry, name, candidate, canaryPercent, wish);
    });
    return true;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

const isLive = (registry: Registry, name: string, version: string): boolean =>
  liveOf(registry, name)?.metadata.version === version;

/** Files of a version never change: one that lies in the store already must be what was built now. */
const keepFiles = async (store: ReleaseStore, name: string, candidate: Deployment, folder: string): Promise<void> => {
  const { version } = candidate.metadata;
  if (!(await store.hasVersion(name, version))) return store.putVersion(name, version, folder);
  const differences = await filesThatDiffer(store, name, candidate);
  if (differences.length === 0) return;
  const wayOut = `Take the folder ${name}/${version} out of the store if nobody uses it, or change the package's version.`;
  throw new PublishRefused([...differences, wayOut]);
};
