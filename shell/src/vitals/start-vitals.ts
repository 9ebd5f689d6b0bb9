/** Starts measuring without input. Deferred, because the script would be a sixtieth of the first load. */
const LATEST_MS = 10_000;
/** Delay that leaves the processor to the first input. */
const AFTER_PRESS_MS = 1_000;

/** Starts measuring the document once it is used or after a while. @returns cancels it. */
export const startVitals = (): (() => void) => {
  // Nothing is measured if the script is blocked or fails to load.
  const begin = (): void => {
    import('./watch-vitals').then(({ watchVitals }) => watchVitals()).catch(() => undefined);
  };
  let timer = setTimeout(begin, LATEST_MS);
  const press = (): void => {
    stop();
    timer = setTimeout(begin, AFTER_PRESS_MS);
  };
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('pointerdown', press);
    removeEventListener('keydown', press);
  };
  addEventListener('pointerdown', press);
  addEventListener('keydown', press);
  return stop;
};
