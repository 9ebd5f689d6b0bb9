import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** How far from a slide's place, in pixels, it still counts as reached: browsers round. */
const NEAR_PX = 2;

/** Slides side by side, and which of them is in sight. */
export interface SlidesState {
  readonly count: number;
  /** From 0. */
  readonly current: number;
  readonly isLast: boolean;
  readonly show: (index: number) => void;
  readonly next: () => void;
  /** Something has moved, by a finger or by a button. */
  readonly handleScroll: () => void;
  /** Somebody takes it into their own hands. */
  readonly handleTouch: () => void;
  /** Arrow keys, Home and End leaf. */
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Slides that are swiped by the browser itself (scroll-snap); buttons and keys only say where to scroll.
 *
 * @param track what scrolls.
 */
export const useSlides = (track: RefObject<HTMLOListElement | null>, count: number): SlidesState => {
  const [current, setCurrent] = useState(0);
  /** Where a button has sent it and it has not come to yet: what is passed on the way is not in sight. */
  const goal = useRef<number>(undefined);

  const show = (index: number) => {
    const reachable = Math.max(0, Math.min(count - 1, index));
    // At once, not when the scrolling has come there: a second press leads on.
    setCurrent(reachable);
    goal.current = reachable;
    track.current?.scrollTo({ left: reachable * track.current.clientWidth });
  };

  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const index = Math.round(scrollLeft / clientWidth);
    // On the way between two nothing has changed yet.
    if (Math.abs(scrollLeft - index * clientWidth) > NEAR_PX) return;
    if (goal.current !== undefined && goal.current !== index) return;
    goal.current = undefined;
    setCurrent(index);
  };

  const handleTouch = () => {
    goal.current = undefined;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const places = new Map([
      ['ArrowRight', current + 1],
      ['ArrowLeft', current - 1],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const place = places.get(event.key);
    if (place === undefined) return;
    event.preventDefault();
    show(place);
  };

  const isLast = current === count - 1;
  return { count, current, isLast, show, next: () => show(current + 1), handleScroll, handleTouch, handleKeyDown };
};
