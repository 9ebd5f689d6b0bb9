import { ownedByRuntime, type PlatformRuntime } from '../runtime/runtime';

/** Header with the API's time in ms, including the sandbox's clock. */
export const SERVER_TIME_HEADER = 'server-time';

/** Tolerates slow responses: one that is a little behind the known time is only late. */
const SLOW_ANSWER_MS = 30_000;
/** Difference below which no page is rendered again. */
const SAME_MS = 1_000;

/** Times of the request and its response, by `performance.now()`. */
interface Journey {
  readonly sentAt?: number | undefined;
  readonly arrivedAt?: number;
}

interface Clock {
  /** Offset between `performance.now()` and the server. `undefined` until a response has set it. */
  offset: number | undefined;
  /** Latest request whose response was used: responses to earlier ones may precede a sandbox time travel. */
  sentAt: number;
  /** Time for rendering while a server-rendered page hydrates: the server's. */
  renderedAt: number | undefined;
  readonly listeners: Set<() => void>;
}

const clock = ownedByRuntime((): Clock => ({
  offset: undefined,
  sentAt: Number.NEGATIVE_INFINITY,
  renderedAt: undefined,
  listeners: new Set(),
}));

/** Freezes the time for rendering, until it is reset by `undefined`. */
export const renderAsOf = (now: number | undefined): void => {
  const known = clock();
  known.renderedAt = now;
  // The page's time is that of the start of its response.
  if (now !== undefined) known.offset ??= now - answerBeganAt();
  else for (const listener of known.listeners) listener();
};

const answerBeganAt = (): number => {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  return opened !== undefined && 'responseStart' in opened && typeof opened.responseStart === 'number'
    ? opened.responseStart
    : performance.now();
};

/**
 * Device's clock in ms, for the age of data stored beyond one page. It may jump: measure durations within a page by
 * `performance.now()`, and use `serverNow` for everything booked, due, billed or shown.
 */
export const deviceNow = (): number => Date.now();

/** Server's time in ms, for everything booked, due, billed or counted down. The device's until the first response. */
export const serverNow = (owner?: PlatformRuntime): number => {
  const { offset } = clock(owner);
  return offset === undefined ? deviceNow() : performance.now() + offset;
};

/** Time for rendering in ms: the server render's until the first view is done, `serverNow` from then on. */
export const renderNow = (owner?: PlatformRuntime): number => clock(owner).renderedAt ?? serverNow(owner);

/**
 * Updates the clock from a response's time. Ignores invalid times and responses to a request sent before the last one
 * used.
 */
export const hearServerTime = (text: unknown, journey: Journey = {}): void => {
  const { arrivedAt = performance.now(), sentAt = arrivedAt } = journey;
  const at = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN;
  if (!Number.isFinite(at) || at <= 0) return;
  const known = clock();
  if (sentAt < known.sentAt) return;
  known.sentAt = sentAt;
  const heard = at - arrivedAt;
  const behind = (known.offset ?? Number.NEGATIVE_INFINITY) - heard;
  if (behind >= 0 && behind < SLOW_ANSWER_MS) return;
  const change = Math.abs(heard - (known.offset ?? deviceNow() - performance.now()));
  known.offset = heard;
  if (change >= SAME_MS) for (const listener of known.listeners) listener();
};

/** Subscribes to corrections of the server's time. @returns unsubscribes. */
export const onClockChange = (listener: () => void, owner?: PlatformRuntime): (() => void) => {
  const { listeners } = clock(owner);
  listeners.add(listener);
  return () => listeners.delete(listener);
};
