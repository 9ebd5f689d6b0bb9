import { useEffect } from 'react';

/** Smaller changes are a browser's own bar, not a keyboard. */
const LEAST_KEYBOARD_PX = 80;

const KEYBOARD_INSET = '--keyboard-inset';

const isField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]');

/**
 * Height of the window's foot that the keyboard covers, in CSS pixels; 0 where the browser shrinks the window instead,
 * and under pinch zoom.
 */
const coveredPx = (viewport: VisualViewport): number => {
  if (viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered < LEAST_KEYBOARD_PX ? 0 : covered;
};

/**
 * Keeps fixed footers and the focused field above the on-screen keyboard: passes the covered height to the design
 * system and scrolls the field into view if a page's actions cover it.
 */
export const KeyboardWatcher = () => {
  useEffect(() => {
    const viewport = window.visualViewport;
    // Old webviews have no visual viewport; their window shrinks.
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
