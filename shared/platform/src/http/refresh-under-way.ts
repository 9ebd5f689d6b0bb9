import { ownedByRuntime, type PlatformRuntime } from '../runtime/runtime';

interface UnderWay {
  refresh?: Promise<string> | undefined;
  abort?: (() => void) | undefined;
}

/** Pending refresh. Separate from the call itself: pages need this before the HTTP client. */
export const refreshUnderWay = ownedByRuntime((): UnderWay => ({}));

/** Aborts the pending refresh before its response sets the cookies of an ended login. */
export const abortRefresh = (owner?: PlatformRuntime): void => refreshUnderWay(owner).abort?.();
