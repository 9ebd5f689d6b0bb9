/* global window */
// Runs before the app's scripts: queues uncaught errors for the app's reporter, which loads after the first view
// (shell/src/health/uncaught-errors.ts).
() => {
  const queue = (window.__earlyErrors = []);
  const MOST = 20;
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, (event) => queue.length < MOST && queue.push(event));
};
