import { buildVersion } from '@dongne/build/outputs';
import { join } from 'node:path';
import { buildPackage, type Build } from '../build/build-package';
import { ROOT, type FrontEnd } from '../config';
import { refuseBad, type ForceOption } from '../registry/registry-changes';
import type { ReleaseStore } from '../store/disk-store';
import { signingKeyOf } from '../signatures/signing-key';
import { readDeclaration } from './declaration';
import { objectionsToDeclaration } from './publish-checks';
import { PublishRefused } from './publish-refused';
import { refuseTypeErrors } from './types-check';

/**
 * Refuses what needs no build: a version that was rolled back, and routes, prefixes and a platform range that do not fit
 * the live registry.
 *
 * @param onUnchecked called with a sentence for what is not known.
 * @throws {PublishRefused} or a sentence for a version that was rolled back, or without the key of its owner.
 */
export const refuseBeforeBuild = async (
  store: Pick<ReleaseStore, 'readRegistry'>,
  frontEnd: FrontEnd,
  force: ForceOption,
  onUnchecked: (sentence: string) => void,
): Promise<void> => {
  const [registry, declaration] = await Promise.all([store.readRegistry(), readDeclaration(frontEnd)]);
  refuseBad(registry, frontEnd.name, buildVersion(join(ROOT, frontEnd.folder)), force);
  signingKeyOf(frontEnd);
  const objections = objectionsToDeclaration(frontEnd, declaration, registry);
  if (objections.length > 0) throw new PublishRefused(objections);
  if (declaration.source === undefined)
    onUnchecked('There is no git here: commit, author and message of this version stay unknown.');
};

/**
 * Builds a package while its types are checked; the first failure ends both.
 *
 * @throws {PublishRefused} with the type errors, or webpack's output.
 */
export const buildChecked = async (frontEnd: FrontEnd): Promise<Build> => {
  const running = new AbortController();
  try {
    const [build] = await Promise.all([
      buildPackage(frontEnd, running.signal),
      refuseTypeErrors(frontEnd, running.signal),
    ]);
    return build;
  } finally {
    running.abort();
  }
};
