const rowsOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

const topOf = (row: HTMLElement): number => row.getBoundingClientRect().top;

/** The first row that begins within the window; rows stand in the order of the page, so halving finds it. */
const firstInWindow = (rows: readonly HTMLElement[]): HTMLElement | undefined => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && topOf(row) < 0) low = middle + 1;
    else high = middle;
  }
  return rows[low] ?? rows.at(-1);
};

/**
 * Where somebody stands in a list: how far the page is scrolled, and where its first row in the window stands. The distance
 * alone would lie: a row that was never laid out has a height that the browser guesses.
 *
 * @returns `640`, or `640 12 75`: 640 px down, where row 12 begins 75 px below the window's upper edge.
 */
export const placeInList = (): string => {
  const top = String(Math.round(window.scrollY));
  const row = firstInWindow(rowsOf());
  return row === undefined ? top : `${top} ${row.dataset['row'] ?? ''} ${Math.round(topOf(row))}`;
};

/** So long the rows above may still turn out higher or lower than was guessed: after a reload much else is under way, ms. */
const SETTLES_MS = 800;

const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Does something at each frame until it has settled, or somebody moves the page themselves. */
const untilSettled = (stand: () => void): void => {
  const ends = performance.now() + SETTLES_MS;
  let isMoved = false;
  const stop = (): void => {
    isMoved = true;
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { passive: true, once: true });
  const next = (): void => {
    if (!isMoved && performance.now() < ends) {
      stand();
      requestAnimationFrame(next);
    } else for (const gesture of GESTURES) window.removeEventListener(gesture, stop);
  };
  requestAnimationFrame(next);
};

/** Goes to such a place, as far as it still exists. What was kept may be of an older shape, or by somebody else. */
export const goToPlace = (kept: string): void => {
  const [top, id, offset] = kept.split(' ');
  if (!(Number(top) > 0)) return;
  window.scrollTo(0, Number(top));
  const stand = (): void => {
    const row = rowsOf().find((found) => found.dataset['row'] === id);
    const moved = row === undefined ? 0 : topOf(row) - Number(offset);
    // What is kept is rounded: half a pixel is no move.
    if (Math.abs(moved) >= 1 && Number.isFinite(moved)) window.scrollBy(0, moved);
  };
  stand();
  // Rows that come near the screen by it are laid out only now.
  untilSettled(stand);
};
