import type { Build } from '../build/build-package';
import { SHELL } from '../config';
import type { publish } from '../publish/publish';
import { sentencesOf } from '../publish/publication';
import { PublishRefused } from '../publish/publish-refused';
import { badMarkOf } from '../registry/live-history';
import type { Registry } from '../registry/registry';
import type { ReleaseStore } from '../store/disk-store';

/** Remembers a rolled-back version permanently, and others as long as the registry lists them. */
const isKnown = (registry: Registry, name: string, version: string): boolean =>
  badMarkOf(registry, name, version) !== undefined ||
  (registry.microFrontends[name] ?? []).some(({ metadata }) => metadata.version === version);

/**
 * Publishes the builds that have never been published. Leaves a known version alone, so that a restart does not undo a
 * rollback. Publishes the shell first, because the remotes are checked against it, and retries it after the remotes
 * when it lacks something that the live remotes still use. They are for everyone at once.
 *
 * @throws {PublishRefused} when no order works.
 */
export const publishChanges = async (
  store: ReleaseStore,
  builds: readonly Build[],
  publishOne: typeof publish,
): Promise<void> => {
  let left = [...builds].sort((a, b) => Number(b.frontEnd === SHELL) - Number(a.frontEnd === SHELL));
  while (left.length > 0) {
    const refused: Build[] = [];
    let refusal: PublishRefused | undefined;
    for (const build of left) {
      const registry = await store.readRegistry();
      if (isKnown(registry, build.frontEnd.name, build.version)) continue;
      try {
        const { frontEnd, version } = build;
        const publication = await publishOne(store, build);
        if (publication.replaced !== undefined)
          for (const sentence of sentencesOf(frontEnd.folder, version, publication)) console.log(`  ${sentence}`);
      } catch (error) {
        if (!(error instanceof PublishRefused)) throw error;
        refusal ??= error;
        refused.push(build);
      }
    }
    if (refusal !== undefined && refused.length === left.length) throw refusal;
    left = refused;
  }
};
