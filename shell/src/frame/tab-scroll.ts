import { atom } from 'jotai';

/** Scroll position of each tab when it was left, by path. */
export const tabScrollAtom = atom<Readonly<Record<string, number>>>({});

/** Router state of a navigation by the tab bar. */
export const TAB_SWITCH = { isTabSwitch: true } as const;

/** Returns whether a navigation came from the tab bar. */
export const isTabSwitch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTabSwitch' in state && state.isTabSwitch === true;

/** Input events that end scroll restoration. */
const OWN_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores a scroll position, also while the page is still too short: retries as it grows, until it is reached or the
 * person scrolls.
 *
 * @param top distance from the top in px.
 * @returns cancels it.
 */
export const scrollBackTo = (top: number): (() => void) => {
  const observer = new ResizeObserver(() => attempt());
  const giveUp = (): void => {
    observer.disconnect();
    for (const input of OWN_INPUTS) window.removeEventListener(input, giveUp);
  };
  const attempt = (): void => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) giveUp(); // browsers round to device pixels
  };
  for (const input of OWN_INPUTS) window.addEventListener(input, giveUp, { passive: true });
  observer.observe(document.body);
  attempt();
  return giveUp;
};

/** Scrolls to the top, smoothly unless reduced motion is preferred. */
export const scrollToTop = (): void => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
};
