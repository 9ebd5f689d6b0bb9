import { CLIENT_EVENTS, type ClientEventBatch } from '@dongne/contract';
import type { TrackedEvent } from '@dongne/platform';
import { takeHealth } from './health-reports';
import type { EventAdapter } from './event-sender';

const SINK = '/v1/app/clientEvent';
const JSON_TYPE = 'application/json';

const shortened = (value: string | number | boolean): string | number | boolean =>
  typeof value === 'string' ? value.slice(0, CLIENT_EVENTS.maxTextLetters) : value;

/** Adds the health of releases to a batch, so that it needs no request of its own. */
const withTakenHealth = (batch: ClientEventBatch): ClientEventBatch => {
  const health = takeHealth();
  return health === undefined ? batch : { ...batch, health };
};

const batchOf = (events: readonly TrackedEvent[]): ClientEventBatch =>
  withTakenHealth({
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

const post = (batch: ClientEventBatch): void => {
  fetch(SINK, {
    method: 'POST',
    headers: { 'Content-Type': JSON_TYPE },
    body: JSON.stringify(batch),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
};

/**
 * Adapter for our own API, used while no other service has a key. Bypasses the app's `http` client: no token is sent,
 * and a failure neither ends the session nor shows a message.
 */
export const apiAdapter: EventAdapter = {
  send: (events) => post(batchOf(events)),
  sendLast: (events) => sendLastToApi(batchOf(events)),
};

/** Sends the health of releases to our API beside the events of another service. */
export const withHealth = (adapter: EventAdapter): EventAdapter => {
  const sendHealth = (send: (batch: ClientEventBatch) => void): void => {
    const health = takeHealth();
    if (health !== undefined) send({ health });
  };
  return {
    send: (events) => {
      adapter.send(events);
      sendHealth(post);
    },
    sendLast: (events) => {
      adapter.sendLast(events);
      sendHealth(sendLastToApi);
    },
  };
};
