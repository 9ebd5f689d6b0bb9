import type { MouseEvent, PointerEvent } from 'react';

/** Tolerance for a finger that is not quite still. */
const STILL_PX = 6;

/** Start of the last press; only one pointer presses at a time. */
let begun = { x: 0, y: 0 };

/** Creates handlers for items on a map: a press that drags the map is not a click. */
export const withoutDrags = () => ({
  onPointerDownCapture: ({ clientX: x, clientY: y }: PointerEvent): void => {
    begun = { x, y };
  },
  onClickCapture: (event: MouseEvent): void => {
    // Clicks by key have no position.
    const isByKey = event.detail === 0;
    if (isByKey || Math.hypot(event.clientX - begun.x, event.clientY - begun.y) <= STILL_PX) return;
    event.preventDefault();
    event.stopPropagation();
  },
});
