import { ApiError } from '@dongne/platform';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Whoever draws it says whether it is read, beside what a query itself is made of. */
const isWanted = (query: Query): boolean => {
  const enabled: unknown = Reflect.get(query.options, 'enabled');
  return typeof enabled === 'function' ? enabled(query) !== false : enabled !== false;
};

/** Whether a read was refused because there is no such thing: all else that goes wrong says nothing about the page. */
export const isNotThere = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Reads what the drawing has asked for and nobody has read. What is not there counts as read: its page knows what to say.
 *
 * @returns whether there was anything: then it is drawn once more.
 * @throws what a read threw: a page without it is drawn by the browser, which knows what to say.
 */
export const fetchPendingReads = async (client: QueryClient): Promise<boolean> => {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && isWanted(query));
  const settled = await Promise.allSettled(waiting.map((query) => query.fetch()));
  for (const read of settled) if (read.status === 'rejected' && !isNotThere(read.reason)) throw read.reason;
  return waiting.length > 0;
};

/** What one of the reads was refused with; `undefined` when all have come. */
export const refusedReadOf = (client: QueryClient): Error | undefined =>
  client
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.status === 'error')?.state.error ?? undefined;
