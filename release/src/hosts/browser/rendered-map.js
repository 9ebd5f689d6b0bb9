/* global document */
// Runs below a server-rendered map (see page.ts), before its first paint. The server does not know the size of the
// screen: hides pins that the bar, the controls or the edges of the frame cover at least in part, as the app does
// (shared/pages/src/map/hide-covered.ts). They could not be pressed.
() => {
  const ground = document.querySelector('[data-map]');
  if (ground === null) return;
  const frame = ground.getBoundingClientRect();
  const covers = [...document.querySelectorAll('[data-over-map]')].map((each) => each.getBoundingClientRect());
  for (const pin of ground.querySelectorAll('button')) {
    const { left, right, top, bottom } = pin.getBoundingClientRect();
    const isCovered =
      top < frame.top ||
      bottom > frame.bottom ||
      covers.some((box) => right > box.left && left < box.right && bottom > box.top && top < box.bottom);
    if (isCovered) pin.parentElement.style.visibility = 'hidden';
  }
};
