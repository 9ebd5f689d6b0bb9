import { CLIENT_EVENTS } from '@dongne/contract';
import type { TrackedEvent } from '@dongne/platform';

/** Takes events to where they are kept. Fails without a word: statistics never cost anybody a page. */
export interface EventAdapter {
  readonly send: (events: readonly TrackedEvent[]) => void;
  /** The same from a page that is about to go. */
  readonly sendLast: (events: readonly TrackedEvent[]) => void;
}

export interface EventSender {
  readonly add: (event: TrackedEvent) => void;
  /** From now on by this way. */
  readonly use: (adapter: EventAdapter) => void;
  readonly stop: () => void;
}

/** Events that happen in one go leave in one call. */
const BATCH_MS = 5_000;

/** Ad blockers replace browser functions by ones that throw. */
const attempt = (work: () => void): void => {
  try {
    work();
  } catch {
    // What could not be sent is lost.
  }
};

/** Sends events in batches: when one is full, some seconds after the first, and before the page goes. */
export const createEventSender = (initial: EventAdapter): EventSender => {
  let adapter = initial;
  let batch: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (way: keyof EventAdapter): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = batch;
    batch = [];
    if (events.length > 0) attempt(() => adapter[way](events));
  };
  const handleHide = (): void => {
    if (document.visibilityState === 'hidden') flush('sendLast');
  };
  const handleGo = (): void => flush('sendLast');
  document.addEventListener('visibilitychange', handleHide);
  // Safari leaves a page without hiding it first.
  window.addEventListener('pagehide', handleGo);

  return {
    add: (event) => {
      batch.push(event);
      if (batch.length >= CLIENT_EVENTS.maxInBatch) flush('send');
      else timer ??= setTimeout(() => flush('send'), BATCH_MS);
    },
    use: (chosen) => {
      adapter = chosen;
    },
    stop: () => {
      flush('send');
      document.removeEventListener('visibilitychange', handleHide);
      window.removeEventListener('pagehide', handleGo);
    },
  };
};
