import type { MouseEvent, PointerEvent } from 'react';

/** A finger is never quite still. */
const STILL_PX = 6;

/** Where the last press began; there is one pointer that presses at a time. */
let begun = { x: 0, y: 0 };

/** Handlers for what stands on a map: a press that ends a drag of the map is no click. */
export const withoutDrags = () => ({
  onPointerDownCapture: ({ clientX: x, clientY: y }: PointerEvent): void => {
    begun = { x, y };
  },
  onClickCapture: (event: MouseEvent): void => {
    // A key's click has no place.
    const isByKey = event.detail === 0;
    if (isByKey || Math.hypot(event.clientX - begun.x, event.clientY - begun.y) <= STILL_PX) return;
    event.preventDefault();
    event.stopPropagation();
  },
});
