import { createStore } from 'jotai';
import { actOnFailures } from './failures/failure-actions';
import { createQueryClient } from './queries/query-client';
import { installRuntime, type PlatformRuntime } from './runtime/runtime';
import { restoreSession } from './session/session-actions';

/**
 * Creates an empty, unstarted runtime.
 *
 * @param retries how often a read is repeated that may succeed then; by default as in `createQueryClient`.
 */
export const createRuntime = (retries?: number): PlatformRuntime => ({
  store: createStore(),
  queryClient: createQueryClient(retries),
});

/**
 * Starts the platform and restores the session. Call once, before the first render. @returns the runtime to pass on.
 */
export const startPlatform = (runtime = createRuntime()): PlatformRuntime => {
  installRuntime(runtime);
  actOnFailures();
  restoreSession();
  return runtime;
};
