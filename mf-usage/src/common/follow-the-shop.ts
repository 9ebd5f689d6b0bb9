/**
 * How a page shows a request under way: as it is now whenever the page is opened or looked at again. What changes in between
 * the shell follows for every page.
 */
export const FOLLOW_THE_SHOP = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;
