import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * One run at a time: a call while the last one is under way does nothing, so that a double click is one request.
 *
 * @param work must deal with its own refusals; whatever it still throws is reported by the browser.
 * @returns the guarded work, and whether it is under way.
 */
export const useSingleRun = <Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): readonly [run: (...args: Args) => void, isRunning: boolean] => {
  // A ref beside the state: two clicks may come before React has drawn the first.
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = (...args: Args) => {
    if (isBusy.current) return;
    isBusy.current = true;
    // Drawn at once: a second click may meet the button after a very quick answer, while the page is being left.
    flushSync(() => setIsRunning(true));
    void work(...args).finally(() => {
      isBusy.current = false;
      setIsRunning(false);
    });
  };
  return [run, isRunning];
};
