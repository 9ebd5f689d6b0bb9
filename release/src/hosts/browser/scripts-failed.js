/* global document, location, setTimeout, clearTimeout, window, HTMLScriptElement */
// Runs in every page (see scripts-failed.ts). Without the app's scripts a server-rendered page would look alive and
// ignore every click, and any other page would stay empty.
({ scripts, failed, slow, tryAgain, waitMs }) => {
  const STOPPED_MS = 1_000;
  const show = (sentence) => {
    // Removes the pending look of clicked controls (shared/ui/src/theme/base.css). A slow page still replays them.
    if (sentence === failed) document.documentElement.setAttribute('data-failed', '');
    const shown = document.querySelector('.scripts-failed');
    if (shown !== null) {
      // A script that fails after a while of slowness is news; slowness after a failure is none.
      if (sentence === failed) shown.firstChild.data = failed;
      return;
    }
    const bar = document.createElement('div');
    bar.setAttribute('role', 'alert');
    bar.className = 'scripts-failed';
    const again = document.createElement('button');
    again.textContent = tryAgain;
    again.onclick = () => location.reload();
    bar.append(sentence, again);
    // Comes first and takes space: it covers no link or button of the page, which may work without scripts.
    document.body.prepend(bar);
  };
  const isOwn = (url) => scripts.some((script) => String(url).endsWith(script));
  let isLeaving = false;
  const showWithBody = (sentence) => {
    if (document.body === null) document.addEventListener('DOMContentLoaded', () => show(sentence));
    else show(sentence);
  };
  const showFailure = () => {
    if (!isLeaving) showWithBody(failed);
  };
  // Lets the app report a chunk that it needs for hydration and cannot load (shell/src/bootstrap.tsx).
  window.__scriptsFailed = showFailure;
  /** True while the page is empty or not hydrated. */
  const isUnstarted = () => window.__replayPresses !== undefined || !(document.getElementById('root') || {}).firstChild;
  const listen = (type, hear) => window.addEventListener(type, hear, true);
  // Listens in the capture phase: error events of elements do not bubble. A captive portal's page arrives as a script,
  // but cannot run.
  listen('error', ({ target, filename }) => {
    if (target instanceof HTMLScriptElement ? isOwn(target.src) : isOwn(filename) && isUnstarted()) showFailure();
  });
  // Handles webpack's ChunkLoadError, which names the request.
  listen('unhandledrejection', ({ reason }) => {
    if (isOwn(reason && reason.request)) showFailure();
  });
  // Catches a script that hangs or is empty, which raises no event; the app removes the message if the script still
  // arrives.
  let waiting;
  const waitFor = (ms, sentence) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      isLeaving = false;
      if (isUnstarted()) showWithBody(sentence);
    }, ms);
  };
  waitFor(waitMs, slow);

  // Ignores requests that a navigation cancels (replay-clicks.js), unless the next page does not load either.
  window.__leavePage = () => {
    isLeaving = true;
    waitFor(waitMs, slow);
    window.stop();
    // Reloads a page from the back/forward cache, whose requests were cancelled.
    window.onpageshow = ({ persisted }) => persisted && location.reload();
    const { navigation } = window;
    if (navigation === undefined) return;
    // Handles a navigation that was stopped, unless another click has replaced it.
    navigation.onnavigateerror = () => waitFor(STOPPED_MS, failed);
    navigation.onnavigate = () => waitFor(waitMs, slow);
  };
};
