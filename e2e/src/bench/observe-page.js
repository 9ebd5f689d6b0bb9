// Runs in the page before its own scripts; `page-visit.ts` reads `window.observed`. Plain JavaScript: nothing compiles it.

/** What a task may take before it keeps a finger waiting, ms. */
const LONG_TASK_MS = 50;

const observed = { lcpMs: 0, cls: 0, tbtMs: 0 };
window.observed = observed;

const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

watch('largest-contentful-paint', ({ startTime }) => {
  observed.lcpMs = startTime;
});
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) observed.cls += value;
});
watch('longtask', ({ duration }) => {
  observed.tbtMs += Math.max(0, duration - LONG_TASK_MS);
});
