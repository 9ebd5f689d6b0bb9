import type { Query, QueryClient } from '@tanstack/react-query';

/** Whoever draws it says whether it is read, beside what a query itself is made of. */
const isWanted = (query: Query): boolean => {
  const enabled: unknown = Reflect.get(query.options, 'enabled');
  return typeof enabled === 'function' ? enabled(query) !== false : enabled !== false;
};

/**
 * Reads what the drawing has asked for and nobody has read.
 *
 * @returns whether there was anything: then it is drawn once more.
 * @throws what a read threw: a page without it is drawn by the browser, which knows what to say.
 */
export const readWhatWaits = async (client: QueryClient): Promise<boolean> => {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && isWanted(query));
  await Promise.all(waiting.map((query) => query.fetch()));
  return waiting.length > 0;
};
