/** Stands in for an axios adapter that no browser of ours uses. */
export const getFetch = () => false;
