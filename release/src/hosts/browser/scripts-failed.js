/* global document, location, HTMLScriptElement */
// Stands in every page (see scripts-failed.ts). Where the app's own scripts do not come, a page that was drawn would look alive and
// do nothing, and any other would stay empty.
({ scripts, sentence, tryAgain }) => {
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
  // Of an element that fails, only who listens on the way down hears.
  const hear = ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !scripts.includes(target.getAttribute('src'))) return;
    if (document.body === null) document.addEventListener('DOMContentLoaded', show);
    else show();
  };
  document.addEventListener('error', hear, true);
};
