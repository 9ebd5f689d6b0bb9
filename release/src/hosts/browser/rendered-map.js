/* global document, window */
// Runs below a server-rendered map (see page.ts), before its first paint and before the app.
() => {
  const ground = document.querySelector('[data-map]');
  if (!ground) return;

  // The server does not know the size of the screen: hides pins whose middle the bar, the controls or the edges of the
  // frame cover, as the app does (shared/pages/src/map/hide-covered.ts). They could not be pressed.
  const TARGET_PX = 24;
  const boxOf = (element) => element.getBoundingClientRect();
  const frame = boxOf(ground);
  const covers = [...document.querySelectorAll('[data-over-map]')].map(boxOf);
  for (const pin of ground.querySelectorAll('button')) {
    const box = boxOf(pin);
    const [left, top] = [(box.left + box.right - TARGET_PX) / 2, (box.top + box.bottom - TARGET_PX) / 2];
    const [right, bottom] = [left + TARGET_PX, top + TARGET_PX];
    if (
      top < frame.top ||
      bottom > frame.bottom ||
      covers.some((cover) => right > cover.left && left < cover.right && bottom > cover.top && top < cover.bottom)
    )
      pin.parentElement.style.visibility = 'hidden';
  }

  // Moves outline and pins with a finger or the mouse, and writes the distance into the attribute: the app's map opens
  // there, once the finger has left (shared/pages/src/map/rendered-drag.ts), and removes the attribute.
  const STILL_PX = 6;
  let [x, y] = [0, 0];
  /** Where the finger would have begun without earlier drags. */
  let start;
  let isDrag;
  const on = (type, listener) => window.addEventListener(type, listener, true);
  on('pointerdown', ({ isPrimary, button, target, clientX, clientY }) => {
    isDrag = false;
    if (isPrimary && !button && target.closest('[data-map]')) start = [clientX - x, clientY - y];
  });
  on('pointermove', ({ isPrimary, clientX, clientY }) => {
    if (!start || !isPrimary) return;
    const [right, down] = [Math.round(clientX - start[0]), Math.round(clientY - start[1])];
    isDrag ||= Math.hypot(right - x, down - y) > STILL_PX;
    if (!isDrag) return;
    [x, y] = [right, down];
    ground.dataset.map = [x, y];
    ground.dataset.dragged = '';
    for (const layer of ground.children) layer.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  });
  const end = ({ isPrimary }) => {
    if (!isPrimary) return;
    start = undefined;
    delete ground.dataset.dragged;
  };
  on('pointerup', end);
  on('pointercancel', end);
  // A drag that ends on a pin is not a click; the window is asked before the document, which queues clicks.
  on('click', (event) => {
    if (!isDrag || !event.detail) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
};
