import { ownedByRuntime } from '../runtime/runtime';

/** A call later than this after a press was not caused by it, in ms. */
const CAUSED_WITHIN_MS = 5_000;
const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;

/** Trace that began with a press. */
interface Tap {
  readonly traceId: string;
  /** By `performance.now()`. */
  readonly at: number;
}

/** Random, but no secret: anyone may send any id. */
const hex = (bytes: number): string =>
  Array.from({ length: bytes * 2 }, () => Math.floor(Math.random() * 16).toString(16)).join('');

const traces = ownedByRuntime(() => {
  const state: { tap?: Tap } = {};
  const note = (): void => {
    state.tap = { traceId: hex(TRACE_ID_BYTES), at: performance.now() };
  };
  addEventListener('click', note, true);
  return state;
});

/**
 * Returns the headers that name the trace of a call (W3C Trace Context): calls after a press share one trace, and say
 * how long ago the press was.
 */
export const traceHeaders = (): Record<string, string> => {
  const { tap } = traces();
  const age = tap === undefined ? Infinity : Math.round(performance.now() - tap.at);
  const isCaused = age <= CAUSED_WITHIN_MS;
  const traceId = isCaused && tap !== undefined ? tap.traceId : hex(TRACE_ID_BYTES);
  return {
    traceparent: `00-${traceId}-${hex(SPAN_ID_BYTES)}-01`,
    ...(isCaused ? { tracestate: `tap=${age}` } : {}),
  };
};
