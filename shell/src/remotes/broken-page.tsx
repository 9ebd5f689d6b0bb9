import { deviceMemory, ownedByRuntime, tabMemory } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { countCrash, isNextOneTooMany } from '../health/crashes';
import { hasWrongAnswers, refuseWrongAnswers } from '../answers/wrong-answers';
import { nameAtVersion, reportRemote, type RemoteStep } from '../health/remote-reports';
import { runningVersion } from '../health/running-versions';
import type { RemoteDeployment } from '../registry/registry';
import { PageLoading, RemoteFailed } from './remote-states';
import { giveUp, hasFallback } from './given-up';
import { HUNG_PAGE } from './load-limits';

/** Versions that were reloaded once after a lost script: the first loss may be the network's fault. */
const loadedAgain = ownedByRuntime(() => new Set<string>());

/** Webpack's error for a page script that failed to load. */
const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

const stepOf = (error: unknown): RemoteStep => {
  if (isChunkError(error)) return 'chunk';
  return error === HUNG_PAGE ? 'hung' : 'crash';
};

interface BrokenPageProps {
  readonly remote: RemoteDeployment;
  readonly error: unknown;
  /** True until the first input: such a page has never been in use. */
  readonly isOpening: boolean;
  readonly onRetry: () => void;
  /** Called with whether the page is missing because of a script that the network may still deliver. */
  readonly onLost: (isLost: boolean) => void;
}

/** Reaction to a broken page. */
type Answer =
  /** Its scripts may have been replaced by a newer version, or failed to load. */
  | { readonly does: 'load again' }
  /** An invalid response is the cause, not a version: resets it so that the page shows a load error. */
  | { readonly does: 'read again' }
  /** Stops using this version: in this tab after lost scripts or repeated crashes, else until a newer one is live. */
  | { readonly does: 'give up'; readonly until: 'the tab closes' | 'a newer version' }
  | { readonly does: 'count' };

const answerTo = ({ name }: RemoteDeployment, version: string, error: unknown, isOpening: boolean): Answer => {
  if (isChunkError(error))
    return loadedAgain().has(nameAtVersion(name, version))
      ? { does: 'give up', until: 'the tab closes' }
      : { does: 'load again' };
  if (error === HUNG_PAGE) return { does: 'give up', until: 'the tab closes' };
  if (hasWrongAnswers()) return { does: 'read again' };
  if (isOpening) return { does: 'give up', until: 'a newer version' };
  return isNextOneTooMany(name, version) ? { does: 'give up', until: 'the tab closes' } : { does: 'count' };
};

const memoryOf = { 'the tab closes': tabMemory, 'a newer version': deviceMemory };

/** Fallback for a broken page: loads another version, or the same again where that helps; otherwise shows the error. */
export const BrokenPage = ({ remote, error, isOpening, onRetry, onLost }: BrokenPageProps) => {
  const [{ version, answer, isHelped }] = useState(() => {
    const running = runningVersion(remote.name) ?? remote.version;
    const first = answerTo(remote, running, error, isOpening);
    const isOtherLeft = running === remote.version && hasFallback(remote);
    return {
      version: running,
      answer: first,
      isHelped: first.does === 'load again' || first.does === 'read again' || (first.does === 'give up' && isOtherLeft),
    };
  });
  // Once per error: the remote and the retry callback may be new objects with the same meaning.
  useEffect(() => {
    const broken = nameAtVersion(remote.name, version);
    if (answer.does !== 'read again') reportRemote({ step: stepOf(error), remote: broken, cause: error });
    switch (answer.does) {
      case 'load again':
        loadedAgain().add(broken);
        break;
      case 'read again':
        refuseWrongAnswers();
        break;
      case 'give up':
        if (remote.fallback !== undefined) giveUp(remote, version, memoryOf[answer.until]);
        break;
      case 'count':
        countCrash(remote.name, version);
        break;
    }
    if (isHelped) onRetry();
    else onLost(isChunkError(error));
    return () => onLost(false);
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [error]);
  return isHelped ? <PageLoading /> : <RemoteFailed onRetry={onRetry} />;
};
