import { goTo } from '@dongne/platform';
import type { MouseEvent } from 'react';

const NAME = 'shop-face';
/** A page that takes longer than this to be there is not waited for: the screen stands still meanwhile. */
const LONGEST_WAIT_MS = 250;
const LOOK_EVERY_MS = 16;

/** For the picture of a shop on its own page, and for what holds its place. */
export const SHARED_FACE = { 'data-shop-face': true, style: { viewTransitionName: NAME } } as const;

const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Frames do not pass while a transition waits for the new page, so the clock is asked. */
const pageHasCome = async (): Promise<void> => {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    if (document.querySelector('[data-shop-face]') !== null) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

/**
 * The face of the shop in the list becomes the picture of its page. Where the browser cannot, the device asks for calm, or the
 * press is one for a new tab, nothing is done and the link opens by itself.
 *
 * @param path the page of the shop. Not by the router's own hook: a row of a long list would be drawn anew with every address.
 */
export const openWithSharedFace = (event: MouseEvent<HTMLAnchorElement>, path: string): void => {
  if (!('startViewTransition' in document) || !isPlainPress(event) || isCalm()) return;
  const face = event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-list-face]');
  if (face === null || face === undefined) return;
  event.preventDefault();
  face.style.setProperty('view-transition-name', NAME);
  const transition = document.startViewTransition(async () => {
    goTo(path);
    await pageHasCome();
    // The list may be kept below: no two may have the name.
    face.style.removeProperty('view-transition-name');
  });
  // A browser that gives up half way shows the page all the same.
  transition.ready.catch(() => undefined);
};
