/** An answer of the first view is as old when the app takes it over, on a slow phone. */
const JUST_READ_MS = 15_000;

/**
 * How a page shows a request under way: as it is now whenever the page is opened or looked at again. What changes in between
 * the shell follows for every page. What has just been read, by the server that drew the page or by the page that led here, is not
 * read again; a change that this browser makes or hears of marks it as old.
 */
export const FOLLOW_THE_SHOP = { staleTime: JUST_READ_MS, refetchOnWindowFocus: 'always' } as const;
