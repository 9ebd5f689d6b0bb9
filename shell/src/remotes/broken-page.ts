import { countCrash, isGivenUp } from '../health/crashes';
import { nameAtVersion, reportRemote } from '../health/remote-reports';
import type { RemoteDeployment } from './registry';
import { runningVersion } from './running-versions';

/** Versions whose lost scripts were answered by loading them again already; a second loss needs a person's finger. */
const loadedAgain = new Set<string>();

/** Webpack's name for a script of a page that did not come. */
const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Notes that a page of a remote threw while it was drawn.
 *
 * @returns whether to load the remote again right away, instead of saying so: its scripts were replaced by a newer
 *   version meanwhile, or it has just crashed too often and there is a version before it.
 */
export const notePageBroke = (remote: RemoteDeployment, error: unknown): boolean => {
  const running = runningVersion(remote.name) ?? remote.version;
  const name = nameAtVersion(remote.name, running);
  if (isChunkError(error)) {
    reportRemote({ step: 'chunk', remote: name, cause: error });
    const isFirst = !loadedAgain.has(name);
    loadedAgain.add(name);
    return isFirst;
  }
  reportRemote({ step: 'crash', remote: name, cause: error });
  countCrash(name);
  return running === remote.version && remote.fallback !== undefined && isGivenUp(name);
};
