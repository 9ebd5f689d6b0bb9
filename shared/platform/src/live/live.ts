import { ownedByRuntime, runtime, sessionAtom } from '@dongne/platform';
import { followShared } from './shared-stream';
import { batchRefetches } from './refetch-changes';
import { within } from './wait';

/** Grace period of a hidden tab: a customer may be paying in another window. */
const HIDDEN_MS = 30_000;

/** Follows changes while the tab is visible, and refetches when it becomes visible again. */
const followWhileSeen = (signal: AbortSignal): void => {
  let following: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;

  const follow = (): void => {
    if (following !== undefined) return;
    following = within(signal);
    const onRefetch = batchRefetches(following.signal);
    if (hasLeft) onRefetch('everything');
    void followShared(onRefetch, following.signal);
  };
  const leave = (): void => {
    following?.abort();
    following = undefined;
    hasLeft = true;
  };
  const onVisibility = (): void => {
    clearTimeout(leaving);
    if (document.visibilityState === 'visible') follow();
    else leaving = setTimeout(leave, HIDDEN_MS);
  };

  document.addEventListener('visibilitychange', onVisibility);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(leaving);
  });
  if (document.visibilityState === 'visible') follow();
};

const followed = ownedByRuntime((): { stop?: () => void } => ({}));

/**
 * Starts refetching a member's requests and notifications on the screen when they change elsewhere, for as long as a
 * session lasts; visitors follow nothing. Calling it again has no effect.
 *
 * @returns stops it.
 */
export const startLive = (): (() => void) => (followed().stop ??= start());

const start = (): (() => void) => {
  const { store } = runtime();
  let session: AbortController | undefined;
  let who: string | undefined;
  const agree = (): void => {
    const now = store.get(sessionAtom);
    const next = now.state === 'member' ? `member ${now.user?.userId ?? ''}` : undefined;
    if (next === who) return;
    who = next;
    session?.abort();
    session = undefined;
    if (next === undefined) return;
    session = new AbortController();
    followWhileSeen(session.signal);
  };
  const unsubscribe = store.sub(sessionAtom, agree);
  agree();
  return () => {
    unsubscribe();
    session?.abort();
  };
};
