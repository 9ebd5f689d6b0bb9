/* global document, performance, setTimeout, window, MutationObserver, PerformanceObserver */
// Runs in the head of a server-rendered page (see start-after-paint.ts): gives the network and the CPU to the visible
// content, and starts the app's scripts after the first paint.
({ scripts, hints }) => {
  const { nonce } = document.currentScript;
  const add = (name, attributes) =>
    document.head.appendChild(Object.assign(document.createElement(name), { nonce, ...attributes }));
  const once = (act) => {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      act();
    };
  };

  const askForScripts = once(() => {
    for (const hint of hints) add('link', { rel: 'preload', as: 'script', ...hint });
  });
  const run = once(() => {
    askForScripts();
    // Keeps the order of the scripts, like `defer`.
    for (const src of scripts) add('script', { src, async: false });
  });

  // Requests scripts early on a slow connection: they cannot arrive before the first paint.
  const SLOW_MS = 300;
  // Waits until the parser has reached the content, which requests its images first: a browser opens six connections.
  if (performance.now() > SLOW_MS) {
    const parser = new MutationObserver(() => {
      if (document.getElementById('root') === null) return;
      parser.disconnect();
      askForScripts();
    });
    parser.observe(document, { childList: true, subtree: true });
  }

  /** Time in which the images of the first view may arrive first. */
  const PICTURES_MS = 100;
  const runSoon = () => {
    if (document.readyState === 'complete') {
      run();
      return;
    }
    window.addEventListener('load', run);
    setTimeout(run, PICTURES_MS);
  };

  /** Fallback for a tab that never paints. */
  const LATEST_MS = 500;
  const saysWhenPainted =
    typeof PerformanceObserver !== 'undefined' && (PerformanceObserver.supportedEntryTypes || []).includes('paint');
  document.addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden' || !saysWhenPainted) {
      run();
      return;
    }
    setTimeout(run, LATEST_MS);
    new PerformanceObserver(runSoon).observe({ type: 'paint', buffered: true });
  });
};
