/** Where the page's HTML has left how it says so (`release/src/hosts/browser/scripts-failed.js`). */
const PLACE = '__scriptsFailed';

/** Says beside what was drawn that it cannot be used, and offers to try again. */
export const showScriptsFailed = (): void => {
  const say: unknown = Reflect.get(window, PLACE);
  if (typeof say === 'function') say();
};

/** What was missing has come after all. */
export const hideScriptsFailed = (): void => {
  document.querySelector('.scripts-failed')?.remove();
  delete document.documentElement.dataset['failed'];
};
