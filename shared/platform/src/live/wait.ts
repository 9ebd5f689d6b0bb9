/** Waits for a time, or until aborted. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done();
    const stop = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      done();
    };
    const timer = setTimeout(stop, ms);
    signal.addEventListener('abort', stop);
  });

/** Resolves when aborted. */
export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done();
    signal.addEventListener('abort', () => done(), { once: true });
  });

/** Creates a controller that aborts with its parent, if not before. */
export const within = (parent: AbortSignal): AbortController => {
  const child = new AbortController();
  if (parent.aborted) child.abort();
  parent.addEventListener('abort', () => child.abort(), { once: true, signal: child.signal });
  return child;
};
