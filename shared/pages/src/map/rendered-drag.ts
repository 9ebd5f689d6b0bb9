/**
 * Distance by which the host's script has moved the server-rendered layers in a frame, px
 * (`release/src/hosts/browser/rendered-map.js`).
 */
export const draggedBy = (frame: HTMLElement): readonly [x: number, y: number] => {
  const [x = 0, y = 0] = (frame.dataset['map'] ?? '').split(',').map(Number);
  return [x, y];
};

/** Waits until no finger drags the server-rendered layers: an opened map would not follow it. */
export const untilReleased = async (frame: HTMLElement): Promise<void> => {
  if (frame.dataset['dragged'] === undefined) return;
  await new Promise<void>((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => resolve(), { once: true });
  });
};
