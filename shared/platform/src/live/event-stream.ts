import { endpoints, EVENT_STREAM, type LiveChange } from '@dongne/contract';
import { nativeVersion } from '@dongne/platform';
import { createParser } from 'eventsource-parser';
import { changeOf } from './live-change';
import { within } from './wait';

/** End of an attempt: closed, refused by the server, or invalid. */
export type StreamEnd =
  { readonly kind: 'over' } | { readonly kind: 'refused'; readonly status: number } | { readonly kind: 'unbelievable' };

/** Listener of a stream. */
export interface StreamListener {
  /** Called when the stream is open: no change is missed from here on. */
  readonly onOpen: () => void;
  readonly onChange: (change: LiveChange) => void;
}

const URL = `/v1/app${endpoints.eventStream.path}`;
const IS_STREAM = /^text\/event-stream\b/i;
/** Limits per event and per ten seconds, above any member's real traffic. */
const FLOOD = { bytes: 64 * 1024, events: 200, withinMs: 10_000 };

const OVER: StreamEnd = { kind: 'over' };
const UNBELIEVABLE: StreamEnd = { kind: 'unbelievable' };

/** Includes the native app's version, as every call does. */
const headersOf = (bearer: string): Record<string, string> => {
  const native = nativeVersion();
  return {
    Accept: 'text/event-stream',
    Authorization: `Bearer ${bearer}`,
    ...(native !== undefined && { versioncode: native.version, mobileplatform: native.platform }),
  };
};

/** Detects a flood: such a stream is treated as invalid. */
const floodGauge = () => {
  let bytes = 0;
  let events = 0;
  let since = performance.now();
  return {
    addBytes: (more: number): void => void (bytes += more),
    addEvent: (): void => {
      if (performance.now() - since > FLOOD.withinMs) [events, since] = [0, performance.now()];
      [events, bytes] = [events + 1, 0];
    },
    addComment: (): void => void (bytes = 0),
    isOver: (): boolean => bytes > FLOOD.bytes || events > FLOOD.events,
  };
};

/** Delivers events until the stream ends. */
const readAll = async (
  body: ReadableStream<Uint8Array>,
  { onOpen, onChange }: StreamListener,
  onSign: () => void,
): Promise<StreamEnd> => {
  const gauge = floodGauge();
  let isBelievable = true;
  const parser = createParser({
    onComment: gauge.addComment,
    onEvent: ({ data }) => {
      gauge.addEvent();
      const read = changeOf(data);
      if (read === 'garbage') isBelievable = false;
      else if (read !== 'unknown') onChange(read);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let isFirst = true; ; isFirst = false) {
    const { done, value } = await reader.read();
    if (done) return OVER;
    if (isFirst) onOpen();
    onSign();
    gauge.addBytes(value.length);
    parser.feed(decoder.decode(value, { stream: true }));
    if (!isBelievable || gauge.isOver()) return UNBELIEVABLE;
  }
};

/**
 * Opens the event stream of the token's member and delivers its events until it ends. Never throws: a stream without
 * heartbeats counts as closed.
 */
export const readEventStream = async (
  bearer: string,
  signal: AbortSignal,
  listener: StreamListener,
): Promise<StreamEnd> => {
  const call = within(signal);
  let silence = setTimeout(() => call.abort(), EVENT_STREAM.silentMs);
  try {
    const { ok, status, headers, body } = await fetch(URL, {
      headers: headersOf(bearer),
      cache: 'no-store',
      signal: call.signal,
    });
    if (!ok) return { kind: 'refused', status };
    if (body === null || !IS_STREAM.test(headers.get('content-type') ?? '')) return UNBELIEVABLE;
    return await readAll(body, listener, () => {
      clearTimeout(silence);
      silence = setTimeout(() => call.abort(), EVENT_STREAM.silentMs);
    });
  } catch {
    return OVER;
  } finally {
    clearTimeout(silence);
    call.abort();
  }
};
