/** Who presses nothing is measured from then on. The script would be a sixtieth of the first load: nobody waits for it. */
const LATEST_MS = 10_000;
/** What was pressed has the processor to itself. */
const AFTER_PRESS_MS = 1_000;

/** Lets the browser measure the document, once it is used or has stood for a while. @returns an end to the waiting. */
export const startVitals = (): (() => void) => {
  // What is blocked or does not come measures nothing.
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
