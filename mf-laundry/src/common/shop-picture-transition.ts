import { goTo } from '@dongne/platform';
import type { MouseEvent } from 'react';

const NAME = 'shop-face';
/** Limit for the new page: the screen is frozen during the wait. */
const LONGEST_WAIT_MS = 250;
const POLL_MS = 16;

/** Props of the shop's picture on its own page, and of its skeleton. */
export const SHARED_PICTURE = { 'data-shop-face': true, style: { viewTransitionName: NAME } } as const;

const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Polls the clock, since no animation frames run while a transition waits for the new page. */
const pageHasCome = async (): Promise<void> => {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += POLL_MS) {
    if (document.querySelector('[data-shop-face]') !== null) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/**
 * Animates the picture from the list into the shop's page by a view transition. Falls back to the plain link without
 * browser support, with reduced motion, and for a new tab.
 * @param path page of the shop. No router hook here: it would re-render every row of a long list on each navigation.
 */
export const openWithPictureTransition = (event: MouseEvent<HTMLAnchorElement>, path: string): void => {
  if (!('startViewTransition' in document) || !isPlainPress(event) || isCalm()) return;
  const face = event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-list-face]');
  if (face === null || face === undefined) return;
  event.preventDefault();
  face.style.setProperty('view-transition-name', NAME);
  const transition = document.startViewTransition(async () => {
    goTo(path);
    await pageHasCome();
    // Removes the name: the list may stay mounted below, and the name must be unique.
    face.style.removeProperty('view-transition-name');
  });
  // An aborted transition shows the page anyway.
  transition.ready.catch(() => undefined);
};
