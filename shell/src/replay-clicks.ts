/** Global of the host's inline script, which queues clicks and input before hydration. */
const PLACE = '__replayPresses';

/** Replays clicks and input that were queued before hydration; a no-op for pages rendered in the browser. */
export const replayClicks = (): void => {
  const replay: unknown = Reflect.get(window, PLACE);
  Reflect.deleteProperty(window, PLACE);
  if (typeof replay === 'function') replay();
};
