import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '../build/build-package';
import { API_ORIGIN, SHELL } from '../config';
import type { Deployment, Registry } from '../registry/registry';
import { refuseBad, type ForceOption } from '../registry/registry-changes';
import { RECORD, SHARED_FILES, type ReleaseStore } from '../store/disk-store';
import type { objectionsToPages } from '../render-check/render-check';
import { signed } from '../signatures/signature';
import { signingKeyOf } from '../signatures/signing-key';
import { scriptWeight } from './compress';
import { filesThatDiffer } from './integrity';
import { conflictsOfShell, namesUnknown } from './compatibility';
import { enterPublication, unchanged, type Publication, type ShareWish } from './publication';
import { objectionsToRemote } from './publish-checks';
import { PublishRefused } from './publish-refused';
import { releaseOfBuild } from './release-of-build';
import { readManifest } from './remote-manifest';
import { sharedVersions } from './shared-versions';
import { stageBuild, type StagedBuild } from './stage-build';
import { objectionsToOperations, readLiveOperations } from './used-endpoints';

interface PublishWish extends ForceOption, ShareWish {
  /** Called with a sentence for each check that was not possible. */
  readonly onUnchecked?: (sentence: string) => void;
  /** Opens the pages of the build. */
  readonly openPages?: typeof objectionsToPages;
}

/**
 * Publishes a build: compresses it, copies it to the store, and updates the registry atomically. Does nothing when it
 * is already live, or the canary that was wished for. A registry that another squad changes meanwhile is read again.
 *
 * @returns what it did.
 * @throws {PublishRefused} when it would break what is live.
 * @throws a sentence when it was rolled back before.
 */
export const publish = async (store: ReleaseStore, build: Build, wish: PublishWish = {}): Promise<Publication> => {
  const { name } = build.frontEnd;
  const before = await store.readRegistry();
  const known = unchanged(before, name, build.version, wish);
  if (known !== undefined) return known;
  refuseBad(before, name, build.version, wish);

  const staging = await mkdtemp(join(tmpdir(), `dongne-${name}-`));
  try {
    const staged = await stageBuild(build.folder, staging);
    const key = signingKeyOf(build.frontEnd);
    const unsigned = await releaseOfBuild(build, staged, sharedVersions());
    const candidate = key === undefined ? unsigned : signed(name, unsigned, key);
    const weight =
      build.frontEnd === SHELL
        ? undefined
        : { exposes: (await readManifest(build.folder)).exposes, ...(await scriptWeight(staged.shared)) };
    const live = await readLiveOperations(API_ORIGIN);
    if (live === undefined) wish.onUnchecked?.('The API does not answer: whether it has all calls was not checked.');
    const refuse = (registry: Registry): void => {
      const objections = [
        ...objectionsToOperations(name, candidate.extras.operations, live),
        ...(weight === undefined
          ? conflictsOfShell(candidate, registry)
          : objectionsToRemote(name, candidate, registry, weight)),
      ];
      if (objections.length > 0) throw new PublishRefused(objections);
    };
    if (wish.onUnchecked !== undefined) namesUnknown(before).forEach(wish.onUnchecked);
    refuse(await store.readRegistry()); // before the copy, so that a refused build leaves nothing behind
    const faults =
      (await wish.openPages?.(store, before, { name, deployment: candidate, staged }, wish.onUnchecked)) ?? [];
    if (faults.length > 0) throw new PublishRefused(faults);
    await storeFiles(store, name, candidate, staged);
    let publication: Publication = { state: 'unchanged' };
    await store.changeRegistry((registry) => {
      refuse(registry); // another squad may have published meanwhile
      const entered = enterPublication(registry, name, candidate, wish);
      ({ publication } = entered);
      return entered.registry;
    });
    return publication;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

/** Stores the files of a build; a stored file with the same name must have the same content. */
const storeFiles = async (
  store: ReleaseStore,
  name: string,
  candidate: Deployment,
  { shared, own }: StagedBuild,
): Promise<void> => {
  const { version } = candidate.metadata;
  await store.putFiles(name, shared);
  const differences = await filesThatDiffer(store, name, candidate);
  if (differences.length > 0) {
    const advice = `Take these files out of ${name}/${SHARED_FILES} in the store and publish again: what is missing is put there.`;
    throw new PublishRefused([...differences, advice]);
  }
  if (await store.hasVersion(name, version)) return;
  await writeFile(join(own, RECORD), JSON.stringify(candidate, null, 1));
  await store.putVersion(name, version, own);
};
