import type { Build } from '../build/build-package';
import { SHELL } from '../config';
import type { publish } from '../publish/publish';
import type { ReleaseStore } from '../store/disk-store';

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
    const known = (await store.readRegistry()).microFrontends[build.frontEnd.name] ?? [];
    if (!known.some(({ metadata }) => metadata.version === build.version)) await publishOne(store, build);
  }
};
