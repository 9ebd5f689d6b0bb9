import { ApiError } from '@dongne/platform';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Returns whether a component has enabled the query, beside its own options. */
const isWanted = (query: Query): boolean => {
  const enabled: unknown = Reflect.get(query.options, 'enabled');
  return typeof enabled === 'function' ? enabled(query) !== false : enabled !== false;
};

/** Returns whether a page is complete without the query; its component says so. */
const isOptional = ({ meta }: Query): boolean => meta?.isOptional === true;

/** Returns whether a read failed with 404: other failures say nothing about the page. */
export const isNotThere = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const fetchUnlessMissing = async (query: Query): Promise<void> => {
  try {
    await query.fetch();
  } catch (error) {
    if (!isOptional(query) && !isNotThere(error)) throw error;
  }
};

/**
 * Fetches the queries that the render has created. A 404 counts as read: its page shows the message. So does an optional
 * read that fails.
 *
 * @returns whether there were any: then the page is rendered again.
 * @throws the error of a read: the page is left to the browser, which shows the message.
 */
export const fetchPendingReads = async (client: QueryClient): Promise<boolean> => {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && isWanted(query));
  const settled = await Promise.allSettled(waiting.map(fetchUnlessMissing));
  for (const read of settled) if (read.status === 'rejected') throw read.reason;
  return waiting.length > 0;
};

/** Error of a failed read that is not optional; `undefined` when all others have succeeded. */
export const refusedReadOf = (client: QueryClient): Error | undefined =>
  client
    .getQueryCache()
    .getAll()
    .find((query) => query.state.status === 'error' && !isOptional(query))?.state.error ?? undefined;
