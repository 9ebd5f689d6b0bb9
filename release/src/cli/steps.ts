const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Prints a finished step with its duration. */
export const reportStep = (what: string, ms: number): void => console.log(`  ✓ ${what}  ${seconds(ms)}`);

/** Runs a step, prints it with its duration, and returns its result. */
export const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  const result = await work();
  reportStep(what, performance.now() - startedAt);
  return result;
};
