import { createRuntime } from '../start-platform';
import type { DrawnFor, PlatformRuntime } from '../runtime/runtime';
import { sessionBaseAtom, sessionOfCookies } from '../session/session-atoms';

/**
 * Creates the runtime of one server-rendered page, isolated from all others. Reads are sent once.
 * Code outside of React finds it only after `begin` runs where `installRuntimeSource` can return it.
 */
export const createServerRuntime = (drawnFor: DrawnFor): PlatformRuntime => {
  const runtime = createRuntime(0);
  const { queryClient } = runtime;
  const { queries, ...others } = queryClient.getDefaultOptions();
  // Renders a refused read as refused: without mounting, a retry would never run.
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount: false } });
  return { ...runtime, drawnFor };
};

/** Restores the session from the request's cookies. */
export const beginServerRuntime = ({ store }: PlatformRuntime): void => {
  store.set(sessionBaseAtom, sessionOfCookies());
};
