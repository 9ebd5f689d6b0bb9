import { isRecord } from '@dongne/contract';
import type { RemoteModule } from '@dongne/platform';
import { matchRoutes } from 'react-router-dom';

const hasLoad = (handle: unknown): handle is { readonly load: () => Promise<unknown> } =>
  isRecord(handle) && typeof handle['load'] === 'function';

/**
 * Loads the file of a remote's page before rendering. React throttles a page that suspends during render by 300 ms
 * after the last fallback, although its file takes only a few.
 *
 * @returns when it has loaded or failed: rendering requests it again and shows the error.
 */
export const loadPage = async ({ routes }: RemoteModule, pathname: string): Promise<void> => {
  const handle: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  if (!hasLoad(handle)) return;
  try {
    await handle.load();
  } catch {
    // Rendering shows the error.
  }
};
