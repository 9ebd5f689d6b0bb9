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

/** Sends the last batch of a page that is closing, by beacon and without a retry. */
export const sendLastToApi = (batch: ClientEventBatch): void => {
  navigator.sendBeacon(SINK, new Blob([JSON.stringify(batch)], { type: JSON_TYPE }));
};

/**
 * Adapter for our own API, used while no other service has a key. Bypasses the app's `http` client: no token is sent,
 * and a failure neither ends the session nor shows a message.
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
