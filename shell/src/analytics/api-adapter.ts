import { CLIENT_EVENTS } from '@dongne/contract';
import type { TrackedEvent } from '@dongne/platform';
import type { EventAdapter } from './event-sender';

const SINK = '/v1/app/clientEvent';
const JSON_TYPE = 'application/json';

const shortened = (value: string | number | boolean): string | number | boolean =>
  typeof value === 'string' ? value.slice(0, CLIENT_EVENTS.maxTextLetters) : value;

const bodyOf = (events: readonly TrackedEvent[]): string =>
  JSON.stringify({
    events: events.map(({ name, at, properties }) => ({
      name,
      at: new Date(at).toISOString(),
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, shortened(value)])),
    })),
  });

/**
 * Records events through our own API, as long as no other service has a key. Past the app's `http`: a failure here ends no
 * session and says nothing to anybody, and no token goes along.
 */
export const apiAdapter: EventAdapter = {
  send: (events) => {
    const headers = { 'Content-Type': JSON_TYPE };
    fetch(SINK, { method: 'POST', headers, body: bodyOf(events), keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    );
  },
  sendLast: (events) => {
    navigator.sendBeacon(SINK, new Blob([bodyOf(events)], { type: JSON_TYPE }));
  },
};
