/** Global of the inline script that shows the message (`release/src/hosts/browser/scripts-failed.js`). */
const PLACE = '__scriptsFailed';

/** Shows a notice beside the server-rendered page that it does not work yet, with a retry. */
export const showScriptsFailed = (): void => {
  const say: unknown = Reflect.get(window, PLACE);
  if (typeof say === 'function') say();
};

/** Removes the notice once the missing scripts have loaded. */
export const hideScriptsFailed = (): void => {
  document.querySelector('.scripts-failed')?.remove();
  delete document.documentElement.dataset['failed'];
};
