/** Cookie of a customer's browser that opens card windows and receives their returns. */
export const BROWSER_COOKIE = `cardWindow=${'b'.repeat(43)}`;
