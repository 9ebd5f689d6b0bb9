/** Where the page's HTML has left what was pressed and written before the app answered (`release/src/hosts/browser/early-presses.js`). */
const PLACE = '__replayPresses';

/** Does now what somebody has pressed and written in the page that the server has drawn; nothing where it has drawn none. */
export const replayClicks = (): void => {
  const replay: unknown = Reflect.get(window, PLACE);
  Reflect.deleteProperty(window, PLACE);
  if (typeof replay === 'function') replay();
};
