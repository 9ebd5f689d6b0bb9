/* global document, location, setTimeout, clearTimeout, window, HTMLScriptElement */
// Stands in every page (see scripts-failed.ts). Where the app's own scripts do not come, a page that was drawn would look alive and
// do nothing, and any other would stay empty.
({ scripts, sentence, tryAgain, waitMs }) => {
  const STOPPED_MS = 1_000;
  const show = () => {
    const html = document.documentElement;
    if (html.hasAttribute('data-failed')) return;
    // What is pressed now waits for nothing (shared/ui/src/theme/base.css).
    html.setAttribute('data-failed', '');
    const bar = document.createElement('div');
    bar.setAttribute('role', 'alert');
    bar.className = 'scripts-failed';
    const again = document.createElement('button');
    again.textContent = tryAgain;
    again.onclick = () => location.reload();
    bar.append(sentence, again);
    document.body.append(bar);
  };
  const isOwn = (url) => scripts.some((script) => String(url).endsWith(script));
  let isLeaving = false;
  const log = () => {
    if (isLeaving) return;
    if (document.body === null) document.addEventListener('DOMContentLoaded', show);
    else show();
  };
  // The app tells the page, too, when what it would take it over with does not come (shell/src/bootstrap.tsx).
  window.__scriptsFailed = log;
  /** Nothing has been drawn, or what was drawn has not been taken over. */
  const isUnstarted = () => window.__replayPresses !== undefined || !(document.getElementById('root') || {}).firstChild;
  const listen = (type, hear) => window.addEventListener(type, hear, true);
  // Of an element that fails, only who listens on the way down hears. A script of other contents, a portal's page, comes but cannot run.
  listen('error', ({ target, filename }) => {
    if (target instanceof HTMLScriptElement ? isOwn(target.src) : isOwn(filename) && isUnstarted()) log();
  });
  // One that another asks for, as webpack's error names it.
  listen('unhandledrejection', ({ reason }) => {
    if (isOwn(reason && reason.request)) log();
  });
  // A script that hangs, or comes empty, fails for nobody; where it still comes, the app takes the sentence back.
  let waiting;
  const waitFor = (ms) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      isLeaving = false;
      if (isUnstarted()) log();
    }, ms);
  };
  waitFor(waitMs);

  // What is on its way is stopped for the next page (replay-clicks.js): none of it has failed, until that has not come either.
  window.__leavePage = () => {
    isLeaving = true;
    waitFor(waitMs);
    window.stop();
    // Kept by the browser as it is, the page would come back without what was stopped.
    window.onpageshow = ({ persisted }) => persisted && location.reload();
    const { navigation } = window;
    if (navigation === undefined) return;
    // Somebody has stopped it, unless it is only that they have pressed something else.
    navigation.onnavigateerror = () => waitFor(STOPPED_MS);
    navigation.onnavigate = () => waitFor(waitMs);
  };
};
