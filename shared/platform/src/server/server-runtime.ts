import { createRuntime } from '../start-platform';
import type { DrawnFor, PlatformRuntime } from '../runtime/runtime';
import { sessionBaseAtom, sessionOfCookies } from '../session/session-atoms';

/**
 * The runtime of one page that is drawn on the server: nothing in it is anybody else's. What it reads it asks for once.
 * It is not known to what runs outside of React before `begin` is called where `installRuntimeSource` finds it.
 */
export const createServerRuntime = (drawnFor: DrawnFor): PlatformRuntime => {
  const runtime = createRuntime(0);
  const { queryClient } = runtime;
  const { queries, ...others } = queryClient.getDefaultOptions();
  // What was refused is drawn as refused: nobody mounts here who would ask once more.
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount: false } });
  return { ...runtime, drawnFor };
};

/** Lets the cookies of the request say who is here. */
export const beginServerRuntime = ({ store }: PlatformRuntime): void => {
  store.set(sessionBaseAtom, sessionOfCookies());
};
