import { portOf, type FrontEnd } from '../config';
import { serve } from './serve';
import { sendStoreFile } from './store-files';

/** Serves a remote's own origin: its published files only. */
export const hostRemote = (remote: FrontEnd): void =>
  serve(remote.folder, portOf(remote), (request, response, path) => {
    if (path === '/healthz') return response.writeHead(204).end();
    return sendStoreFile(remote.name, path, request, response);
  });
