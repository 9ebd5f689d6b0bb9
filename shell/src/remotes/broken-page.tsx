import { deviceMemory, ownedByRuntime, tabMemory } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { countCrash, isNextOneTooMany } from '../health/crashes';
import { hasWrongAnswers, refuseWrongAnswers } from '../answers/wrong-answers';
import { nameAtVersion, reportRemote } from '../health/remote-reports';
import { runningVersion } from '../health/running-versions';
import type { RemoteDeployment } from '../registry/registry';
import { PageLoading, RemoteFailed } from './remote-states';
import { giveUp, hasFallback } from './given-up';

/** Versions whose lost scripts were answered by loading them again already: the network may have been at fault, once. */
const loadedAgain = ownedByRuntime(() => new Set<string>());

/** Webpack's name for a script of a page that did not come. */
const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

interface BrokenPageProps {
  readonly remote: RemoteDeployment;
  readonly error: unknown;
  /** Nobody has touched the page yet: it never stood, as far as a person can tell. */
  readonly isOpening: boolean;
  readonly onRetry: () => void;
  /** Called with whether the page is missing for want of a script, which the network may still bring. */
  readonly onLost: (isLost: boolean) => void;
}

/** What is done about a page that broke. */
type Answer =
  /** Its scripts may have been replaced by a newer version meanwhile, or just not have come. */
  | { readonly does: 'load again' }
  /** An answer is to blame, and no version: it is refused, and the page says that it could not be read. */
  | { readonly does: 'read again' }
  /** Not this version any more. A lost script may be there tomorrow; what throws will throw. */
  | { readonly does: 'give up'; readonly until: 'the tab closes' | 'a newer version' }
  | { readonly does: 'count' };

const answerTo = ({ name }: RemoteDeployment, version: string, error: unknown, isOpening: boolean): Answer => {
  if (isChunkError(error))
    return loadedAgain().has(nameAtVersion(name, version))
      ? { does: 'give up', until: 'the tab closes' }
      : { does: 'load again' };
  if (hasWrongAnswers()) return { does: 'read again' };
  if (isOpening) return { does: 'give up', until: 'a newer version' };
  return isNextOneTooMany(name, version) ? { does: 'give up', until: 'the tab closes' } : { does: 'count' };
};

const memoryOf = { 'the tab closes': tabMemory, 'a newer version': deviceMemory };

/** Stands in the place of a page that broke: loads another version, or the same again, where that helps; else says so. */
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
  // Once for each error: the remote and the way to retry may be new objects for the same thing.
  useEffect(() => {
    const broken = nameAtVersion(remote.name, version);
    if (answer.does !== 'read again')
      reportRemote({ step: isChunkError(error) ? 'chunk' : 'crash', remote: broken, cause: error });
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
