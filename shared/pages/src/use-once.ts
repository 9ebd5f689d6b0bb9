import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Work that never runs twice at a time: a call while the last one is under way does nothing, so that a double click is one
 * request.
 *
 * @param work deals with its own refusals; what it still throws reaches the caller.
 * @returns the guarded work, which gives `undefined` when it did nothing, and whether it is under way.
 */
export const useOnce = <Args extends readonly unknown[], Answer>(
  work: (...args: Args) => Promise<Answer>,
): readonly [run: (...args: Args) => Promise<Answer | undefined>, isRunning: boolean] => {
  // A ref beside the state: two clicks may come before React has drawn the first.
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = async (...args: Args): Promise<Answer | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    // Drawn at once: a second click may meet the button after a very quick answer, while the page is being left.
    flushSync(() => setIsRunning(true));
    try {
      return await work(...args);
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  };
  return [run, isRunning];
};
