const rowsOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

const topOf = (row: HTMLElement): number => row.getBoundingClientRect().top;

/** Finds the first row that begins within the window, by binary search over rows in page order. */
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
 * Serializes the position in a list: the scroll distance, and the position of the first visible row. The distance alone
 * is unreliable, because browsers guess the height of rows before layout.
 *
 * @returns `640`, or `640 12 75`: 640 px down, where row 12 begins 75 px below the window's upper edge.
 */
export const placeInList = (): string => {
  const top = String(Math.round(window.scrollY));
  const row = firstInWindow(rowsOf());
  return row === undefined ? top : `${top} ${row.dataset['row'] ?? ''} ${Math.round(topOf(row))}`;
};

/** Time in ms during which rows above may change their guessed heights, e.g. after a reload. */
const SETTLES_MS = 800;

const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Repeats an action each frame until layout has settled or the person scrolls. */
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

/** Restores such a position, as far as it still exists. The stored value may be outdated or foreign. */
export const goToPlace = (saved: string): void => {
  const [top, id, offset] = saved.split(' ');
  if (!(Number(top) > 0)) return;
  window.scrollTo(0, Number(top));
  const stand = (): void => {
    const row = rowsOf().find((found) => found.dataset['row'] === id);
    const moved = row === undefined ? 0 : topOf(row) - Number(offset);
    // Stored values are rounded: half a pixel is no movement.
    if (Math.abs(moved) >= 1 && Number.isFinite(moved)) window.scrollBy(0, moved);
  };
  stand();
  // Rows near the screen are laid out only after this scroll.
  untilSettled(stand);
};
