import { ownedByRuntime, type PlatformRuntime } from '../runtime/runtime';

/** Answers of the API say by it what time it is there, in ms; the sandbox's clock included. */
export const SERVER_TIME_HEADER = 'server-time';

/** An answer may be on its way so long: one that says a little less than is known was merely slow. */
const SLOW_ANSWER_MS = 30_000;
/** Difference below which no page is rendered again. */
const SAME_MS = 1_000;

/** When a call left and when its answer came, by `performance.now()`. */
interface Journey {
  readonly sentAt?: number | undefined;
  readonly arrivedAt?: number;
}

interface Clock {
  /** Lag of `performance.now()` behind the server. `undefined` until an answer has said it. */
  offset: number | undefined;
  /** The latest request whose answer was heard: answers to earlier ones may be from before a sandbox travel. */
  sentAt: number;
  /** Time while a server-rendered page is hydrated: as it was rendered with. */
  renderedAt: number | undefined;
  readonly listeners: Set<() => void>;
}

const clock = ownedByRuntime((): Clock => ({
  offset: undefined,
  sentAt: Number.NEGATIVE_INFINITY,
  renderedAt: undefined,
  listeners: new Set(),
}));

/** Lets pages be rendered as of a moment, until it is taken back with `undefined`. */
export const renderAsOf = (now: number | undefined): void => {
  const known = clock();
  known.renderedAt = now;
  // The page says what time it was when its answer began.
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
 * The device's clock, in ms, for the age of what this device has stored beyond one page. It may jump: a duration within a page
 * is measured by `performance.now()`, and all that is booked, due, billed or shown goes by `serverNow`.
 */
export const deviceNow = (): number => Date.now();

/** The server's time, in ms: what is booked, due, billed or counted down goes by it. The device's until the first answer. */
export const serverNow = (owner?: PlatformRuntime): number => {
  const { offset } = clock(owner);
  return offset === undefined ? deviceNow() : performance.now() + offset;
};

/** The time to render by, in ms: that of the server's rendering until the first view is done, `serverNow` from then on. */
export const renderNow = (owner?: PlatformRuntime): number => clock(owner).renderedAt ?? serverNow(owner);

/**
 * Hears what time it was at the server when it answered. Anything but a moment is ignored, and so is an answer to a request
 * that left before the one that was heard last.
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

/** Hears when the server's time has turned out to be another. @returns how to stop. */
export const onClockChange = (listener: () => void, owner?: PlatformRuntime): (() => void) => {
  const { listeners } = clock(owner);
  listeners.add(listener);
  return () => listeners.delete(listener);
};
