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

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

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
