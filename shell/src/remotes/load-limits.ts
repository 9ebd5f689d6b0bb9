import type { RemoteModule } from '@dongne/platform';

/** The message stands at the latest after this long; checked in a browser with a limit of 6 s. */
export const MESSAGE_AFTER_MS = 4_500;
/** A live version that has not come by then is not waited for, when there is one before it. */
export const FALLBACK_AFTER_MS = 3_000;

/** A load that did not succeed at once. */
export interface StartedLoad {
  /** By `performance.now()`, which no change of the device's clock moves. */
  readonly startedAt: number;
  /** The live version broke before and is not tried. */
  readonly isGivenUp: boolean;
}

/** A load whose time is over. What it loads may still come: a slow phone is no broken host. */
export class TooLate extends Error {
  constructor(readonly work: Promise<RemoteModule | undefined>) {
    super('The remote did not load in time');
  }
}

/** Settles as the load does, unless its deadline, by `performance.now()`, is over first. @throws `TooLate` then. */
export const before = <T extends RemoteModule | undefined>(deadline: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(work)), deadline - performance.now());
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};
