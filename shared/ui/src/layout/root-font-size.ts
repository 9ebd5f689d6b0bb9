/** Text size of a page whose reader has not changed it, px. */
export const DEFAULT_FONT_PX = 16;

/** Text size of the page in px, 16 by default: the reader may enlarge it. */
export const rootFontSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_FONT_PX;
