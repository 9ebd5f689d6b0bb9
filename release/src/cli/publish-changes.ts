import type { Build } from '../build/build-package';
import { SHELL } from '../config';
import type { publish } from '../publish/publish';
import { badMarkOf } from '../registry/live-history';
import type { Registry } from '../registry/registry';
import type { ReleaseStore } from '../store/disk-store';

/** A version that was taken back is known for ever, others as long as the registry lists them. */
const isKnown = (registry: Registry, name: string, version: string): boolean =>
  badMarkOf(registry, name, version) !== undefined ||
  (registry.microFrontends[name] ?? []).some(({ metadata }) => metadata.version === version);

/**
 * Publishes what was built and has never been published. A version that is known stays where the squads put it: a
 * restart does not undo a rollback. The shell goes first, since the remotes are checked against it.
 */
export const publishChanges = async (
  store: ReleaseStore,
  builds: readonly Build[],
  publishOne: typeof publish,
): Promise<void> => {
  const inOrder = [...builds].sort((a, b) => Number(b.frontEnd === SHELL) - Number(a.frontEnd === SHELL));
  for (const build of inOrder) {
    const registry = await store.readRegistry();
    if (!isKnown(registry, build.frontEnd.name, build.version)) await publishOne(store, build);
  }
};
