// Runs in the page before its own scripts; `page-visit.ts` reads `window.observed`. Plain JavaScript: it is not
// compiled.

/** Duration above which a task blocks input, in ms. */
const LONG_TASK_MS = 50;

const observed = { fcpMs: 0, lcpMs: 0, cls: 0, tbtMs: 0, answersMs: 0, inpMs: 0, tappedAtMs: 0 };
window.observed = observed;

const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    durationThreshold: 16,
  });

watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') observed.fcpMs = startTime;
});
watch('largest-contentful-paint', ({ startTime }) => {
  observed.lcpMs = startTime;
});
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) observed.cls += value;
});
watch('longtask', ({ duration }) => {
  observed.tbtMs += Math.max(0, duration - LONG_TASK_MS);
});
watch('event', ({ interactionId, duration }) => {
  if (interactionId > 0) observed.inpMs = Math.max(observed.inpMs, duration);
});
addEventListener('click', () => (observed.tappedAtMs = performance.now()), true);

/** Finds the awaited element after hydration; a server-rendered page shows it before. */
const answers = ({ selector, text }) =>
  [...document.querySelectorAll(selector)].some(
    (element) =>
      element.textContent.includes(text) && Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );
const check = () => {
  if (answers(window.awaited)) observed.answersMs = performance.now();
  else requestAnimationFrame(check);
};
requestAnimationFrame(check);
