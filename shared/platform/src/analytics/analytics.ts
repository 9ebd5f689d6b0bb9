import { serverNow } from '../clock/server-clock';
import type { ClientEventName } from '@dongne/contract';
import { ownedByRuntime } from '../runtime/runtime';

/** Properties of an event: never a name, a number, an address or an id of a person. */
export type EventProperties = Readonly<Record<string, string | number | boolean>>;

export interface TrackedEvent {
  readonly name: ClientEventName;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly properties: EventProperties;
}

/** Bounds the queue in case no consumer starts: drops the newest events and keeps the start of the visit. */
const MAX_WAITING = 50;

/** Queued events, and their consumer once there is one. */
interface EventQueue {
  waiting: TrackedEvent[];
  taker?: ((event: TrackedEvent) => void) | undefined;
}

const eventQueue = ownedByRuntime((): EventQueue => ({ waiting: [] }));

const track = (name: ClientEventName, properties: EventProperties = {}): void => {
  const queue = eventQueue();
  const event = { name, at: serverNow(), properties };
  if (queue.taker !== undefined) queue.taker(event);
  else if (queue.waiting.length < MAX_WAITING) queue.waiting.push(event);
};

/**
 * Analytics. Only a queue: the sender loads after the first view (docs/architecture.md). Event names are in the
 * contract.
 */
export const analytics = {
  track,
  /** Tracks an opened page. @param screen its route pattern: `/laundry/:id`. */
  screen: (screen: string): void => track('screen_view', { screen }),
};

/**
 * Delivers queued events in order, and every event from then on. For the shell. A consumer that throws is dropped,
 * because events are tracked in the middle of a customer's action, which must continue.
 *
 * @param onThrown receives the error, once.
 * @returns stops it.
 */
export const takeEvents = (
  take: (event: TrackedEvent) => void,
  onThrown: (cause: unknown) => void = () => undefined,
): (() => void) => {
  const queue = eventQueue();
  const end = (): void => {
    if (queue.taker === takeSafely) queue.taker = undefined;
  };
  const takeSafely = (event: TrackedEvent): void => {
    try {
      take(event);
    } catch (cause) {
      end();
      onThrown(cause);
    }
  };
  const events = queue.waiting;
  queue.waiting = [];
  queue.taker = takeSafely;
  for (const event of events) queue.taker?.(event);
  return end;
};
