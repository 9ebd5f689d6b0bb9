/** Age of the server-rendered data when the app hydrates on a slow phone. */
const JUST_READ_MS = 15_000;

/**
 * Query options of a request under way: refetches when the page is opened or focused; the shell polls for changes in
 * between.
 * Data that the server or the previous page has just read is not refetched, unless a command or a notification
 * invalidates it.
 */
export const REQUEST_QUERY_OPTIONS = { staleTime: JUST_READ_MS, refetchOnWindowFocus: 'always' } as const;
