/** Attribute of bars and buttons above a map. The host's script reads it too. */
export const OVER_MAP = { 'data-over-map': '' } as const;

/** Smallest target that can be pressed, in px (WCAG 2.5.8). */
const TARGET_PX = 24;

/**
 * Hides pins whose middle a bar, the controls or the edges of the frame cover: what is left of one is too small to
 * press. The host does the same before hydration (`release/src/hosts/browser/rendered-map.js`).
 *
 * @param isOurs false on Kakao's map, which positions its pins later, from the top left corner: only the controls count.
 */
export const hideCovered = (pins: Iterable<Element>, frame: HTMLElement, isOurs = true): void => {
  const edges = isOurs ? frame.getBoundingClientRect() : { top: -Infinity, bottom: Infinity };
  const within = isOurs ? document : (frame.parentElement ?? frame);
  const covers = [...within.querySelectorAll('[data-over-map]')].map((each) => each.getBoundingClientRect());
  const isCovered = (button: Element): boolean => {
    const box = button.getBoundingClientRect();
    const [wide, high] = [Math.min(TARGET_PX, box.width), Math.min(TARGET_PX, box.height)];
    const [left, top] = [(box.left + box.right - wide) / 2, (box.top + box.bottom - high) / 2];
    const [right, bottom] = [left + wide, top + high];
    return (
      top < edges.top ||
      bottom > edges.bottom ||
      covers.some((cover) => right > cover.left && left < cover.right && bottom > cover.top && top < cover.bottom)
    );
  };
  for (const pin of pins) {
    if (!(pin instanceof HTMLElement)) continue;
    const button = pin.querySelector('button');
    pin.style.visibility = button !== null && isCovered(button) ? 'hidden' : '';
  }
};
