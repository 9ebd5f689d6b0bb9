let given = 0;

/** Differs from run to run, so that a system that goes on running has not seen the number before. */
const RUN = String(Math.floor(Date.now() / 1_000) % 1_000).padStart(3, '0');

/**
 * A mobile number that nobody in the system has: outside of the seed's and the sandbox's ranges (010-00xx-xxxx), and of
 * those the networks give out.
 *
 * @param worker index of the worker process: each has numbers of its own.
 */
export const freshPhoneNumber = (worker: number): string => {
  given += 1;
  return `0101${String(worker % 100).padStart(2, '0')}${RUN}${String(given % 100).padStart(2, '0')}`;
};
