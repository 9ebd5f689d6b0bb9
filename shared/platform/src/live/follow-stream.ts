import { endpoints, retryPause, spreadPause } from '@dongne/contract';
import { read } from '@dongne/platform';
import { readEventStream, type StreamListener, type StreamEnd } from './event-stream';
import type { RefetchScope } from './refetch-changes';
import { wait, within } from './wait';

/** Polling intervals without a stream, with backoff, and with one. */
const POLL_MS = { first: 15_000, longest: 60_000, live: 5 * 60_000 };
/** Pauses after a stream that was invalid, refused, or rate-limited. */
const RECONNECT_MS = { unbelievable: 60_000, refused: 5 * 60_000, crowded: 60_000 };
/** Lifetime after which a stream counts as stable: it resets the number of failures. */
const STABLE_AFTER_MS = 10_000;

const pauseAfter = (end: StreamEnd, failures: number): number => {
  if (end.kind === 'unbelievable')
    return spreadPause(Math.min(RECONNECT_MS.refused, RECONNECT_MS.unbelievable * 2 ** failures));
  if (end.kind === 'over' || end.status === 401 || end.status >= 500) return retryPause(failures);
  return spreadPause(end.status === 429 ? RECONNECT_MS.crowded : RECONNECT_MS.refused);
};

// Reads the cookie directly: any import from the first load's own files would make that larger.
const bearerOfCookie = (): string | undefined => /(?:^|; )accessToken=([^;]+)/.exec(document.cookie)?.[1];

/** Returns a valid token. Any call refreshes it for the whole app, or ends an expired session. */
const freshBearer = async (isRefused: boolean): Promise<string | undefined> => {
  if (isRefused || bearerOfCookie() === undefined) await read(endpoints.unreadNotifications).catch(() => undefined);
  return bearerOfCookie();
};

/** Polls with backoff until aborted. */
const pollWithBackoff = async (onRefetch: (scope: RefetchScope) => void, signal: AbortSignal): Promise<void> => {
  for (let pause = POLL_MS.first; ; pause = Math.min(POLL_MS.longest, pause * 2)) {
    await wait(spreadPause(pause), signal);
    if (signal.aborted) return;
    onRefetch('everything');
  }
};

/** Polls rarely while the stream is open, in case it misses changes. */
const pollSlowly = async (onRefetch: (scope: RefetchScope) => void, signal: AbortSignal): Promise<void> => {
  for (;;) {
    await wait(spreadPause(POLL_MS.live), signal);
    if (signal.aborted) return;
    onRefetch('everything');
  }
};

/** Follows changes until aborted: by the event stream, and by polling while there is none or an invalid one. */
export const followStream = async (onRefetch: (scope: RefetchScope) => void, signal: AbortSignal): Promise<void> => {
  let failures = 0;
  let isRefused = false;
  let polling = within(signal);
  void pollWithBackoff(onRefetch, polling.signal);
  while (!signal.aborted) {
    const live = within(signal);
    let openedAt = Infinity;
    const listener: StreamListener = {
      onOpen: () => {
        openedAt = performance.now();
        polling.abort();
        // Changes between the page's own reads and the opening of the stream may have been missed.
        onRefetch('everything');
        void pollSlowly(onRefetch, live.signal);
      },
      onChange: onRefetch,
    };
    const bearer = await freshBearer(isRefused);
    const end: StreamEnd =
      bearer === undefined ? { kind: 'over' } : await readEventStream(bearer, live.signal, listener);
    live.abort();
    if (signal.aborted) return;
    if (performance.now() - openedAt > STABLE_AFTER_MS && end.kind === 'over') failures = 0;
    if (polling.signal.aborted) {
      polling = within(signal);
      void pollWithBackoff(onRefetch, polling.signal);
    }
    isRefused = end.kind === 'refused' && end.status === 401;
    await wait(pauseAfter(end, failures), signal);
    failures += 1;
  }
};
