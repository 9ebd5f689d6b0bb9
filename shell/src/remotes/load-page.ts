import type { RemoteModule } from '@dongne/platform';
import { matchRoutes } from 'react-router-dom';
import { isRecord } from '../registry/registry';

const hasLoad = (handle: unknown): handle is { readonly load: () => Promise<unknown> } =>
  isRecord(handle) && typeof handle['load'] === 'function';

/**
 * Loads the file of a remote's page before the page is drawn. A page that suspends while it is drawn is held back by React
 * for 300 ms after the last fallback, although its file is there after a few.
 *
 * @returns when it has come, or does not: drawing asks for it again, and has words for what is missing.
 */
export const loadPage = async ({ routes }: RemoteModule, pathname: string): Promise<void> => {
  const handle: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  if (!hasLoad(handle)) return;
  try {
    await handle.load();
  } catch {
    // RenderedTree it says so.
  }
};
