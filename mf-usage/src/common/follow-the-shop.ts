/** How often a page that shows a request under way looks for a move of the shop. */
const REQUEST_POLL_MS = 30_000;

/** Looks again when the person comes back to the page and every 30 s while it is visible. */
export const FOLLOW_THE_SHOP = {
  staleTime: 0,
  refetchInterval: REQUEST_POLL_MS,
  refetchOnWindowFocus: 'always',
} as const;
