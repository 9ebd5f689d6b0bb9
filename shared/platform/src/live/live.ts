import { ownedByRuntime, runtime, sessionAtom } from '@dongne/platform';
import { followTogether } from './one-tab';
import { gatherLooks } from './what-changed';
import { within } from './wait';

/** A tab that is hidden goes on so long: somebody who pays in another window comes back to it. */
const HIDDEN_MS = 30_000;

/** Follows while the tab is seen, and looks at once when it is seen again. */
const followWhileSeen = (signal: AbortSignal): void => {
  let following: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;

  const follow = (): void => {
    if (following !== undefined) return;
    following = within(signal);
    const onLook = gatherLooks(following.signal);
    if (hasLeft) onLook('everything');
    void followTogether(onLook, following.signal);
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
 * Pages follow what changes elsewhere from here on: whatever of a member's requests and notifications is on the screen is
 * read again when it has changed. It begins with a session and ends with it; visitors follow nothing. Said again it changes
 * nothing.
 *
 * @returns ends it.
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
