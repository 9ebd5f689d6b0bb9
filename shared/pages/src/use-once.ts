import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Guards work against concurrent runs: a call during another is ignored, so that a double click is one request.
 *
 * @param work handles its own refusals; other errors reach the caller.
 * @returns the guarded work, which returns `undefined` when ignored, and whether it is running.
 */
export const useOnce = <Args extends readonly unknown[], Answer>(
  work: (...args: Args) => Promise<Answer>,
): readonly [run: (...args: Args) => Promise<Answer | undefined>, isRunning: boolean] => {
  // Ref besides the state: two clicks may come before React has rendered the first.
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = async (...args: Args): Promise<Answer | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    // Rendered synchronously: a second click may hit the button after a very quick response, while the page is being
    // left.
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
