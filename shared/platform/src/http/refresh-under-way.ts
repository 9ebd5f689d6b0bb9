import { ownedByRuntime, type PlatformRuntime } from '../runtime/runtime';

interface UnderWay {
  refresh?: Promise<string> | undefined;
  abort?: (() => void) | undefined;
}

/** The refresh that is under way. Apart from the call itself: a page needs this before it needs the HTTP client. */
export const refreshUnderWay = ownedByRuntime((): UnderWay => ({}));

/** Stops it, before its answer sets the cookies of a login that has ended. */
export const abortRefresh = (owner?: PlatformRuntime): void => refreshUnderWay(owner).abort?.();
