import { atom } from 'jotai';

/** How far each tab was scrolled when it was left, by its path. */
export const tabScrollAtom = atom<Readonly<Record<string, number>>>({});

/** Router state of a navigation by the tab bar. */
export const TAB_SWITCH = { isTabSwitch: true } as const;

/** Whether a navigation came from the tab bar. */
export const isTabSwitch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTabSwitch' in state && state.isTabSwitch === true;

/** What a person does who wants to be elsewhere. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to where it was, also when it is not tall enough yet: a tab's page may still be loading. Tries again
 * as the page grows, until it is there or the person moves.
 *
 * @param top distance from the top in px.
 * @returns gives up.
 */
export const scrollBackTo = (top: number): (() => void) => {
  const observer = new ResizeObserver(() => attempt());
  const giveUp = (): void => {
    observer.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, giveUp);
  };
  const attempt = (): void => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) giveUp(); // browsers round to device pixels
  };
  for (const move of OWN_MOVES) window.addEventListener(move, giveUp, { passive: true });
  observer.observe(document.body);
  attempt();
  return giveUp;
};

/** Scrolls to the top, gently where that is welcome. */
export const scrollToTop = (): void => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
};
