import { useEffect, useState } from 'react';
import { countCrash, isNextOneTooMany } from '../health/crashes';
import { nameAtVersion, reportRemote } from '../health/remote-reports';
import type { RemoteDeployment } from './registry';
import { PageLoading, RemoteFailed } from './remote-states';
import { runningVersion } from './running-versions';

/** Versions whose lost scripts were answered by loading them again already; a second loss needs a person's finger. */
const loadedAgain = new Set<string>();

/** Webpack's name for a script of a page that did not come. */
const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

const runningOf = ({ name, version }: RemoteDeployment): string => runningVersion(name) ?? version;

/**
 * Whether loading the remote again helps: its scripts were replaced by a newer version meanwhile, or it has just crashed
 * once too often and there is a version before it.
 */
const helpsToLoadAgain = (remote: RemoteDeployment, error: unknown): boolean => {
  const { name, version, fallback } = remote;
  const running = runningOf(remote);
  if (isChunkError(error)) return !loadedAgain.has(nameAtVersion(name, running));
  return running === version && fallback !== undefined && isNextOneTooMany(name, version);
};

const notePageBroke = (remote: RemoteDeployment, error: unknown): void => {
  const { name } = remote;
  const version = runningOf(remote);
  const step = isChunkError(error) ? 'chunk' : 'crash';
  reportRemote({ step, remote: nameAtVersion(name, version), cause: error });
  if (step === 'chunk') loadedAgain.add(nameAtVersion(name, version));
  else countCrash(name, version);
};

interface BrokenPageProps {
  readonly remote: RemoteDeployment;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands in the place of a page that threw: loads the remote again where that helps, else says so. */
export const BrokenPage = ({ remote, error, onRetry }: BrokenPageProps) => {
  const [isHelped] = useState(() => helpsToLoadAgain(remote, error));
  // Once for each error: the remote and the way to retry may be new objects for the same thing.
  useEffect(() => {
    notePageBroke(remote, error);
    if (isHelped) onRetry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [error]);
  return isHelped ? <PageLoading /> : <RemoteFailed onRetry={onRetry} />;
};
