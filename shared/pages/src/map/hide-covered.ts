/** Attribute of bars and buttons above a map. The host's script reads it too. */
export const OVER_MAP = { 'data-over-map': '' } as const;

/**
 * Hides pins that a bar, the controls or the edges of the frame cover at least in part: the rest of one is too small to
 * press (WCAG 2.5.8). The host does the same before hydration (`release/src/hosts/browser/rendered-map.js`).
 *
 * @param isOurs false on Kakao's map, which positions its pins later, from the top left corner: only the controls count.
 */
export const hideCovered = (pins: Iterable<Element>, frame: HTMLElement, isOurs = true): void => {
  const { top, bottom } = isOurs ? frame.getBoundingClientRect() : { top: -Infinity, bottom: Infinity };
  const within = isOurs ? document : (frame.parentElement ?? frame);
  const covers = [...within.querySelectorAll('[data-over-map]')].map((each) => each.getBoundingClientRect());
  for (const pin of pins) {
    if (!(pin instanceof HTMLElement)) continue;
    const box = pin.querySelector('button')?.getBoundingClientRect();
    const isCovered =
      box !== undefined &&
      (box.top < top ||
        box.bottom > bottom ||
        covers.some(
          (cover) =>
            box.right > cover.left && box.left < cover.right && box.bottom > cover.top && box.top < cover.bottom,
        ));
    pin.style.visibility = isCovered ? 'hidden' : '';
  }
};
