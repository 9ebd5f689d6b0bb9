import { serverNow } from '../clock/server-clock';
import type { ClientEventName } from '@dongne/contract';
import { ownedByRuntime } from '../runtime/runtime';

/** What an event says of itself: never a name, a number, an address or an id of anybody. */
export type EventProperties = Readonly<Record<string, string | number | boolean>>;

export interface TrackedEvent {
  readonly name: ClientEventName;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly properties: EventProperties;
}

/** Nobody may ever come for them: beyond this the newest is dropped, the visit's beginning is kept. */
const MAX_WAITING = 50;

/** What has waited for its taker, and the taker once there is one. */
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

/** Statistics. Only a queue: what sends the events is fetched after the first view (docs/architecture.md). The names stand in the contract. */
export const analytics = {
  track,
  /** A page was opened. @param screen its route's pattern: `/laundry/:id`. */
  screen: (screen: string): void => track('screen_view', { screen }),
};

/**
 * Hands over what has waited, in order, and every event from then on. For the shell. A taker that throws is called no more: an
 * event is counted in the middle of what a customer does, which goes on.
 *
 * @param onThrown hears the error, once.
 * @returns an end to it.
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
