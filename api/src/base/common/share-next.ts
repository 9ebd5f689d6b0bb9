/**
 * Shares reads between concurrent callers: each waits for one that begins after its call, and only one runs at a time.
 */
export const shareNext = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () =>
    (next ??= running.then(() => {
      next = undefined;
      const reading = read();
      running = reading.catch(() => undefined);
      return reading;
    }));
};
