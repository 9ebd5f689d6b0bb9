import type { KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '../build/build-package';
import { API_ORIGIN, SHELL } from '../config';
import type { Deployment, Registry } from '../registry/registry';
import { refuseBad, replacePublished, type ForceOption } from '../registry/registry-changes';
import { RECORD, SHARED_FILES, type ReleaseStore } from '../store/disk-store';
import type { objectionsToPages } from '../render-check/render-check';
import { isSignedBy, publicKeyText, signed } from '../signatures/signature';
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
import { documentUrl, objectionsToOperations, readLiveOperations } from './used-endpoints';

interface PublishWish extends ForceOption, ShareWish {
  /** Called with a sentence for each check that was not possible. */
  readonly onUnchecked?: (sentence: string) => void;
  /** Opens the pages of the build. */
  readonly openPages?: typeof objectionsToPages;
}

/**
 * Publishes a build: compresses it, copies it to the store, and updates the registry atomically. Only signs what is
 * already live, or the canary that was wished for, and does nothing when this key has signed it. A registry that another
 * squad changes meanwhile is read again.
 *
 * @returns what it did.
 * @throws {PublishRefused} when it would break what is live.
 * @throws a sentence when it was rolled back before.
 */
export const publish = async (store: ReleaseStore, build: Build, wish: PublishWish = {}): Promise<Publication> => {
  const { name } = build.frontEnd;
  const before = await store.readRegistry();
  const key = signingKeyOf(build.frontEnd);
  const known = unchanged(before, name, build.version, wish);
  const isSigning = known !== undefined && key !== undefined && !isPublishedBy(before, name, build.version, key);
  if (known !== undefined && !isSigning) return known;
  if (!isSigning) refuseBad(before, name, build.version, wish);

  const staging = await mkdtemp(join(tmpdir(), `dongne-${name}-`));
  try {
    const staged = await stageBuild(build.folder, staging);
    const unsigned = await releaseOfBuild(build, staged, sharedVersions());
    const candidate = key === undefined ? unsigned : signed(name, unsigned, key);
    const weight =
      build.frontEnd === SHELL
        ? undefined
        : { exposes: (await readManifest(build.folder)).exposes, ...(await scriptWeight(staged.shared)) };
    const live = await readLiveOperations(documentUrl(process.env, API_ORIGIN));
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
    await storeFiles(store, name, candidate, staged, isSigning);
    let publication: Publication = { state: 'unchanged' };
    await store.changeRegistry((registry) => {
      refuse(registry); // another squad may have published meanwhile
      if (isSigning) {
        publication = { state: 'signed' };
        return replacePublished(registry, name, candidate);
      }
      const entered = enterPublication(registry, name, candidate, wish);
      ({ publication } = entered);
      return entered.registry;
    });
    return publication;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

/** Checks whether a published version is signed with this key, or a build is not published. */
const isPublishedBy = (registry: Registry, name: string, version: string, key: KeyObject): boolean =>
  (registry.microFrontends[name] ?? [])
    .filter(({ metadata }) => metadata.version === version)
    .every((published) => isSignedBy(name, published, [publicKeyText(key)]));

/**
 * Stores the files of a build; a stored file with the same name must have the same content.
 *
 * @param isSigning replaces the record of a version by the signed one.
 */
const storeFiles = async (
  store: ReleaseStore,
  name: string,
  candidate: Deployment,
  { shared, own }: StagedBuild,
  isSigning: boolean,
): Promise<void> => {
  const { version } = candidate.metadata;
  await store.putFiles(name, shared);
  const differences = await filesThatDiffer(store, name, candidate);
  if (differences.length > 0) {
    const advice = `Take these files out of ${name}/${SHARED_FILES} in the store and publish again: what is missing is put there.`;
    throw new PublishRefused([...differences, advice]);
  }
  if (!isSigning && (await store.hasVersion(name, version))) return;
  await writeFile(join(own, RECORD), JSON.stringify(candidate, null, 1));
  await store.putVersion(name, version, own);
};
