import type { RemoteModule } from '@dongne/platform';

/** Latest time for the error message; checked in a browser with a limit of 6 s. */
export const MESSAGE_AFTER_MS = 4_500;
/** Time limit for the live version when a fallback version exists. */
export const FALLBACK_AFTER_MS = 3_000;

/** Load that did not succeed at once. */
export interface StartedLoad {
  /** By `performance.now()`, which no change of the device's clock affects. */
  readonly startedAt: number;
  /** The live version crashed before and is skipped. */
  readonly isGivenUp: boolean;
}

/** Error of a version whose own script threw while it was evaluated: each attempt would throw again. */
export class BrokenVersion extends Error {}

/** Error of a page that did not mount within its time. */
export const HUNG_PAGE = new Error('The page did not mount');

/** Error of a load beyond its deadline. It may still finish: a slow phone is no broken host. */
export class TooLate extends Error {
  constructor(readonly work: Promise<RemoteModule | undefined>) {
    super('The remote did not load in time');
  }
}

/** Settles with the load or at its deadline, by `performance.now()`. @throws `TooLate` at the deadline. */
export const before = <T extends RemoteModule | undefined>(deadline: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(work)), deadline - performance.now());
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};
