import { endpoints, retryPause, spreadPause } from '@dongne/contract';
import { read } from '@dongne/platform';
import { readEventStream, type StreamEars, type StreamEnd } from './event-stream';
import type { Look } from './what-changed';
import { wait, within } from './wait';

/** While no stream tells what changes it is looked at so often: sooner at first, then at leisure. */
const LOOK_MS = { first: 15_000, longest: 60_000, live: 5 * 60_000 };
/** How long a stream is left alone that cannot be believed, that the server does not have, or has too many of. */
const AWAY_MS = { unbelievable: 60_000, refused: 5 * 60_000, crowded: 60_000 };
/** A stream that has lived so long was a good one: the next failure is a first one again. */
const GOOD_AFTER_MS = 10_000;

const pauseAfter = (end: StreamEnd, failures: number): number => {
  if (end.kind === 'unbelievable') return spreadPause(Math.min(AWAY_MS.refused, AWAY_MS.unbelievable * 2 ** failures));
  if (end.kind === 'over' || end.status === 401 || end.status >= 500) return retryPause(failures);
  return spreadPause(end.status === 429 ? AWAY_MS.crowded : AWAY_MS.refused);
};

// The cookie is read here as it stands: whatever this file takes from the first load's own files makes that heavier.
const bearerOfCookie = (): string | undefined => /(?:^|; )accessToken=([^;]+)/.exec(document.cookie)?.[1];

/** A token that holds. Any call fetches a new one, for all of the app, and ends a session that is over. */
const freshBearer = async (isRefused: boolean): Promise<string | undefined> => {
  if (isRefused || bearerOfCookie() === undefined) await read(endpoints.unreadNotifications).catch(() => undefined);
  return bearerOfCookie();
};

/** Looks by the clock until it is told to stop, with growing pauses. */
const lookByTheClock = async (onLook: (look: Look) => void, signal: AbortSignal): Promise<void> => {
  for (let pause = LOOK_MS.first; ; pause = Math.min(LOOK_MS.longest, pause * 2)) {
    await wait(spreadPause(pause), signal);
    if (signal.aborted) return;
    onLook('everything');
  }
};

/** A stream that lives may still say nothing of what happens. */
const lookNowAndThen = async (onLook: (look: Look) => void, signal: AbortSignal): Promise<void> => {
  for (;;) {
    await wait(spreadPause(LOOK_MS.live), signal);
    if (signal.aborted) return;
    onLook('everything');
  }
};

/**
 * Follows what changes until it is told to stop: by the event stream, and by the clock while there is none, or none that can
 * be believed.
 */
export const followStream = async (onLook: (look: Look) => void, signal: AbortSignal): Promise<void> => {
  let failures = 0;
  let isRefused = false;
  let byTheClock = within(signal);
  void lookByTheClock(onLook, byTheClock.signal);
  while (!signal.aborted) {
    const live = within(signal);
    let openedAt = Infinity;
    const ears: StreamEars = {
      onOpen: () => {
        openedAt = performance.now();
        byTheClock.abort();
        // Between the page's own reads and this moment something may have been missed.
        onLook('everything');
        void lookNowAndThen(onLook, live.signal);
      },
      onChange: onLook,
    };
    const bearer = await freshBearer(isRefused);
    const end: StreamEnd = bearer === undefined ? { kind: 'over' } : await readEventStream(bearer, live.signal, ears);
    live.abort();
    if (signal.aborted) return;
    if (performance.now() - openedAt > GOOD_AFTER_MS && end.kind === 'over') failures = 0;
    if (byTheClock.signal.aborted) {
      byTheClock = within(signal);
      void lookByTheClock(onLook, byTheClock.signal);
    }
    isRefused = end.kind === 'refused' && end.status === 401;
    await wait(pauseAfter(end, failures), signal);
    failures += 1;
  }
};
