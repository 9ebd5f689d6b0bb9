/** Text size of the page in px, 16 by default: the reader may enlarge it. */
export const rootFontSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_PX;

const DEFAULT_PX = 16;
