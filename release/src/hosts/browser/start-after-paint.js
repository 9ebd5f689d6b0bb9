/* global document, performance, setTimeout, window, MutationObserver, PerformanceObserver */
// Stands in the head of a page whose first view the server has drawn (see start-after-paint.ts): what is seen has the network
// and the processor to itself, and the app's scripts run once it is on the screen.
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
    // In their order, as those do that wait for the document.
    for (const src of scripts) add('script', { src, async: false });
  });

  // Where the page itself was long in coming, no script is there before the first paint, however early it is asked for.
  const SLOW_MS = 300;
  // But not before the parser has met what is seen, which names its pictures first: six connections take what is asked for first.
  if (performance.now() > SLOW_MS) {
    const parser = new MutationObserver(() => {
      if (document.getElementById('root') === null) return;
      parser.disconnect();
      askForScripts();
    });
    parser.observe(document, { childList: true, subtree: true });
  }

  /** Pictures of the first view come right behind it. */
  const PICTURES_MS = 100;
  const runSoon = () => {
    if (document.readyState === 'complete') {
      run();
      return;
    }
    window.addEventListener('load', run);
    setTimeout(run, PICTURES_MS);
  };

  /** For browsers that say it when they have painted, and paint: a tab that nobody looks at does not. */
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
