import { CLIENT_EVENTS, type ClientEventBatch } from '@dongne/contract';
import type { TrackedEvent } from '@dongne/platform';
import type { EventAdapter } from './event-sender';

const SINK = '/v1/app/clientEvent';
const JSON_TYPE = 'application/json';

const shortened = (value: string | number | boolean): string | number | boolean =>
  typeof value === 'string' ? value.slice(0, CLIENT_EVENTS.maxTextLetters) : value;

const batchOf = (events: readonly TrackedEvent[]): ClientEventBatch => ({
  events: events.map(({ name, at, properties }) => ({
    name,
    at: new Date(at).toISOString(),
    properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, shortened(value)])),
  })),
});

/** From a page that is about to go. A browser that does not want to is asked once. */
export const sendLastToApi = (batch: ClientEventBatch): void => {
  navigator.sendBeacon(SINK, new Blob([JSON.stringify(batch)], { type: JSON_TYPE }));
};

/**
 * Records events through our own API, as long as no other service has a key. Past the app's `http`: a failure here ends no
 * session and says nothing to anybody, and no token goes along.
 */
export const apiAdapter: EventAdapter = {
  send: (events) => {
    const headers = { 'Content-Type': JSON_TYPE };
    fetch(SINK, {
      method: 'POST',
      headers,
      body: JSON.stringify(batchOf(events)),
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined);
  },
  sendLast: (events) => sendLastToApi(batchOf(events)),
};
