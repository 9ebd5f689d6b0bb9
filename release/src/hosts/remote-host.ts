import { monitoringPortOf, ownPortOf, type FrontEnd } from '../config';
import { openReleaseStore } from '../store/release-store';
import { isRead } from './host-server';
import { lastGood } from './last-good';
import { liveManifest, manifestPath } from './live-manifest';
import type { HostMetrics } from './monitoring/host-metrics';
import { serve } from './serve';
import { sendStoreFile } from './store-files';

/** Serves a remote's own origin: its published files, and the manifest of the live version. */
export const hostRemote = (remote: FrontEnd): void => {
  let metrics: HostMetrics | undefined;
  const store = openReleaseStore(true);
  const registry = lastGood(() => store.readRegistry(), {
    onRead: () => metrics?.noteRegistry(),
    write: () => Promise.resolve(),
    read: () => Promise.reject(new Error('The registry has not been read yet.')),
  });
  const sendManifest = liveManifest(remote, store, registry);
  serve(
    remote.folder,
    ownPortOf(remote),
    (request, response, path) => {
      if (path === '/healthz') return response.writeHead(204).end();
      if (path === manifestPath(remote) && isRead(request)) return sendManifest(request, response);
      return sendStoreFile(remote.name, path, request, response, store.served);
    },
    {
      monitored: {
        port: monitoringPortOf(remote),
        isReady: registry,
        kindOf: () => 'file',
        onMetrics: (started) => (metrics = started),
      },
    },
  );
};
