import { useEffect, useState } from 'react';
import { watchOpenings } from './page-opening';
import type { RemoteApp } from './use-remote-app';

/** Returns whether the opened page has not mounted within its time; false again for another page or after a retry. */
export const useHungPage = (app: RemoteApp, version: string): boolean => {
  const [hung, setHung] = useState<{ readonly app: RemoteApp; readonly path: string }>();
  useEffect(
    () => (app.state === 'ready' ? watchOpenings(version, (path) => setHung({ app, path })) : undefined),
    [app, version],
  );
  // The rendered location is the one before while a page suspends.
  return hung?.app === app && hung.path === window.location.pathname;
};
