/** What an event says of itself: never a name, a number, an address or an id of anybody. */
export type EventProperties = Readonly<Record<string, string | number | boolean>>;

export interface TrackedEvent {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly properties: EventProperties;
}

/** Nobody may ever come for them: beyond this the newest is dropped, the visit's beginning is kept. */
const MAX_WAITING = 50;

let waiting: TrackedEvent[] = [];
let taker: ((event: TrackedEvent) => void) | undefined;

const track = (name: string, properties: EventProperties = {}): void => {
  const event = { name, at: Date.now(), properties };
  if (taker !== undefined) taker(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
};

/** Statistics. Only a queue: what sends the events is fetched after the first view (ADR 0016). Names in `snake_case`, without digits. */
export const analytics = {
  track,
  /** A page was opened. @param screen its route's pattern: `/laundry/:id`. */
  screen: (screen: string): void => track('screen_view', { screen }),
};

/** Hands over what has waited, in order, and every event from then on. For the shell. @returns an end to it. */
export const takeEvents = (take: (event: TrackedEvent) => void): (() => void) => {
  const events = waiting;
  waiting = [];
  taker = take;
  events.forEach(take);
  return () => {
    if (taker === take) taker = undefined;
  };
};
