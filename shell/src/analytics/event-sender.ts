import { CLIENT_EVENTS } from '@dongne/contract';
import type { TrackedEvent } from '@dongne/platform';

/** Delivers events to a service. Fails silently: analytics must never break a page. */
export interface EventAdapter {
  readonly send: (events: readonly TrackedEvent[]) => void;
  /** Same as `send`, for a page that is closing. */
  readonly sendLast: (events: readonly TrackedEvent[]) => void;
}

export interface EventSender {
  readonly add: (event: TrackedEvent) => void;
  /** Switches to another adapter. */
  readonly use: (adapter: EventAdapter) => void;
  readonly stop: () => void;
}

/** Batches events of one interaction into one call. */
const BATCH_MS = 5_000;

/** Ad blockers replace browser functions by ones that throw. */
const attempt = (work: () => void): void => {
  try {
    work();
  } catch {
    // Events that cannot be sent are dropped.
  }
};

/** Sends events in batches: when a batch is full, a few seconds after the first event, and before the page closes. */
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
  // Safari closes a page without hiding it first.
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
