import { endpoints, EVENT_STREAM, type LiveChange } from '@dongne/contract';
import { nativeVersion } from '@dongne/platform';
import { createParser } from 'eventsource-parser';
import { changeOf } from './live-change';
import { within } from './wait';

/** How a try ended: cut off or over, refused by the server, or no stream that can be believed. */
export type StreamEnd =
  { readonly kind: 'over' } | { readonly kind: 'refused'; readonly status: number } | { readonly kind: 'unbelievable' };

/** What a stream tells of. */
export interface StreamEars {
  /** The stream is there: from here on nothing is missed. */
  readonly onOpen: () => void;
  readonly onChange: (change: LiveChange) => void;
}

const URL = `/v1/app${endpoints.eventStream.path}`;
const IS_STREAM = /^text\/event-stream\b/i;
/** More of one event, or more events in ten seconds, than any member's laundry gives rise to. */
const FLOOD = { bytes: 64 * 1024, events: 200, withinMs: 10_000 };

const OVER: StreamEnd = { kind: 'over' };
const UNBELIEVABLE: StreamEnd = { kind: 'unbelievable' };

/** The native app tells its version with every call. */
const headersOf = (bearer: string): Record<string, string> => {
  const native = nativeVersion();
  return {
    Accept: 'text/event-stream',
    Authorization: `Bearer ${bearer}`,
    ...(native !== undefined && { versioncode: native.version, mobileplatform: native.platform }),
  };
};

/** Whether more has come than is believable: a stream that floods is no better than one that is silent. */
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

/** Hands on what comes until it ends. */
const readAll = async (
  body: ReadableStream<Uint8Array>,
  { onOpen, onChange }: StreamEars,
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
 * Opens the event stream of the member whose token this is, and hands on what it tells until it ends. Never throws: a stream
 * that is silent for longer than the server promises is over, like one that is cut off.
 */
export const readEventStream = async (bearer: string, signal: AbortSignal, ears: StreamEars): Promise<StreamEnd> => {
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
    return await readAll(body, ears, () => {
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
