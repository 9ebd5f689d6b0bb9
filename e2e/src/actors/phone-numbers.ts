let given = 0;

/** Varies between runs, so that a running system has not seen the number before. */
const RUN = String(Math.floor(Date.now() / 1_000) % 1_000).padStart(3, '0');

/**
 * Returns an unused mobile number: outside of the ranges of the seed and the sandbox (010-00xx-xxxx), and of assigned
 * ranges.
 *
 * @param worker index of the worker process, which has numbers of its own.
 */
export const freshPhoneNumber = (worker: number): string => {
  given += 1;
  return `0101${String(worker % 100).padStart(2, '0')}${RUN}${String(given % 100).padStart(2, '0')}`;
};
