import type { MapPosition, MapView } from '@dongne/pages';
import { useEffect, useRef, type RefObject } from 'react';
import { clearerCentre } from './clear-view';

/** The buttons at the right above the cards, and the bar at the top, as the styles lay them out; px. */
const CONTROLS = { width: 60, height: 148 } as const;
const TOP_PX = 72;

const PRESSES = ['pointerdown', 'keydown', 'wheel'] as const;

const coversOf = (width: number, height: number, footPx: number, gapPx: number) => {
  const bottom = height - footPx - gapPx;
  return {
    controls: { left: width - CONTROLS.width, right: width, top: bottom - CONTROLS.height, bottom },
    bars: [
      { left: 0, right: width, top: height - footPx, bottom: height },
      { left: 0, right: width, top: 0, bottom: TOP_PX },
    ],
  };
};

interface FirstView {
  readonly screen: RefObject<HTMLElement | null>;
  /** Whether the map opens where nobody has put it: what was kept or sent stays as it is. */
  readonly isOpen: boolean;
  readonly view: MapView | undefined;
  /** What stands on the map; undefined until it was searched and its cards are there. */
  readonly pins: readonly MapPosition[] | undefined;
  readonly footPx: number;
  readonly gapPx: number;
  readonly lookAt: (centre: MapPosition) => void;
}

/**
 * Moves the map a little, once, when its first pins are there: as few as possible shall lie below a button, where nobody can press them. Anyone who
 * has pressed something meanwhile is left alone.
 */
export const useClearFirstView = ({ screen, isOpen, view, pins, footPx, gapPx, lookAt }: FirstView): void => {
  const isLeft = useRef(!isOpen);
  useEffect(() => {
    const leave = (): void => {
      isLeft.current = true;
    };
    for (const press of PRESSES) window.addEventListener(press, leave, { capture: true, passive: true });
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, leave, { capture: true });
    };
  }, []);
  useEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = screen.current ?? {};
    if (isLeft.current || view === undefined || pins === undefined || width === 0) return;
    isLeft.current = true;
    const centre = clearerCentre(view, { width, height }, pins, coversOf(width, height, footPx, gapPx));
    if (centre !== undefined) lookAt(centre);
  });
};
