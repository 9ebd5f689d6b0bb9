import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** Tolerance in pixels for a reached slide, since browsers round. */
const NEAR_PX = 2;

/** Slides and the current one. */
export interface SlidesState {
  readonly count: number;
  /** Zero-based. */
  readonly current: number;
  readonly isLast: boolean;
  readonly show: (index: number) => void;
  readonly next: () => void;
  /** Handles scrolling by touch or code. */
  readonly handleScroll: () => void;
  /** Handles a touch, which cancels a programmatic scroll. */
  readonly handleTouch: () => void;
  /** Moves by arrow keys, Home and End. */
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Slides swiped natively by scroll-snap; buttons and keys only scroll.
 * @param track scroll container.
 */
export const useSlides = (track: RefObject<HTMLOListElement | null>, count: number): SlidesState => {
  const [current, setCurrent] = useState(0);
  /** Target of a programmatic scroll; slides passed on the way do not become current. */
  const goal = useRef<number>(undefined);

  const show = (index: number) => {
    const reachable = Math.max(0, Math.min(count - 1, index));
    // Updates at once instead of after the animation: a second click continues from here.
    setCurrent(reachable);
    goal.current = reachable;
    track.current?.scrollTo({ left: reachable * track.current.clientWidth });
  };

  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const index = Math.round(scrollLeft / clientWidth);
    // Ignores positions between two slides.
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
