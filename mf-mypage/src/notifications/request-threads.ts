import type { MemberNotification } from './notification-days';

/** Messages about one request, newest first; any other message stands alone. */
export interface Thread {
  /** Stays the same when a newer message arrives. */
  readonly key: string;
  /** Request that they are about; undefined for other messages. */
  readonly request: MemberNotification['request'];
  readonly newest: MemberNotification;
  readonly older: readonly MemberNotification[];
}

/**
 * Groups messages by their request. Each group stands where its newest message does, so the newest is on top; every
 * message stays in it.
 *
 * @param items newest first.
 */
export const threadsOf = (items: readonly MemberNotification[]): readonly Thread[] => {
  const threads = new Map<string, Thread>();
  for (const item of items) {
    const key = item.request === undefined ? `message-${item.id}` : `request-${item.request.id}`;
    const thread = threads.get(key);
    if (thread === undefined) threads.set(key, { key, request: item.request, newest: item, older: [] });
    else threads.set(key, { ...thread, older: [...thread.older, item] });
  }
  return [...threads.values()];
};
