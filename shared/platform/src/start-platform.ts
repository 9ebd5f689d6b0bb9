import { createStore } from 'jotai';
import { actOnFailures } from './failures/failure-actions';
import { createQueryClient } from './queries/query-client';
import { installRuntime, type PlatformRuntime } from './runtime/runtime';
import { restoreSession } from './session/session-actions';

/**
 * A runtime of its own, with nothing in it and nothing started.
 *
 * @param retries how often a read is repeated that may succeed then; as `createQueryClient`, unless told otherwise.
 */
export const createRuntime = (retries?: number): PlatformRuntime => ({
  store: createStore(),
  queryClient: createQueryClient(retries),
});

/** Starts the platform: who is here is known from then on. Once, before the first render. @returns the runtime, to be handed on. */
export const startPlatform = (runtime = createRuntime()): PlatformRuntime => {
  installRuntime(runtime);
  actOnFailures();
  restoreSession();
  return runtime;
};
