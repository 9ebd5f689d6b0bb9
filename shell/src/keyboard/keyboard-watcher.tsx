import { useEffect } from 'react';

/** Less than this is a browser's own bar that comes or goes, not a keyboard. */
const LEAST_KEYBOARD_PX = 80;

const KEYBOARD_INSET = '--keyboard-inset';

const isField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]');

/** How much of the window's foot the keyboard covers, in CSS pixels; 0 where the browser shrinks the window instead, and under a finger's zoom. */
const coveredPx = (viewport: VisualViewport): number => {
  if (viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered < LEAST_KEYBOARD_PX ? 0 : covered;
};

/**
 * Keeps what stands at the foot of the window, and the field that is typed in, in sight of a keyboard: tells the design
 * system how much is covered, and brings the field back when a page's actions came to lie over it.
 */
export const KeyboardWatcher = () => {
  useEffect(() => {
    const viewport = window.visualViewport;
    // Old webviews have none; there the window shrinks.
    if (viewport === null || viewport === undefined) return undefined;
    let before = viewport.height;
    const place = (): void => {
      document.documentElement.style.setProperty(KEYBOARD_INSET, `${coveredPx(viewport)}px`);
      const hasShrunk = before - viewport.height >= LEAST_KEYBOARD_PX;
      before = viewport.height;
      const field = document.activeElement;
      if (hasShrunk && isField(field)) field.scrollIntoView({ block: 'nearest' });
    };
    viewport.addEventListener('resize', place);
    viewport.addEventListener('scroll', place);
    return () => {
      viewport.removeEventListener('resize', place);
      viewport.removeEventListener('scroll', place);
      document.documentElement.style.removeProperty(KEYBOARD_INSET);
    };
  }, []);
  return null;
};
