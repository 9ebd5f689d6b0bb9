/** Replaces an axios adapter that no supported browser uses. */
export const getFetch = () => false;
