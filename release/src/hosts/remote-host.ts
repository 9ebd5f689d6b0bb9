import { portOf, type FrontEnd } from '../config';
import { serve } from './serve';
import { notFound, storeFiles } from './static-files';

/** A remote's own origin: its version folders and nothing else. */
export const hostRemote = (remote: FrontEnd): void =>
  serve(remote.folder, portOf(remote), (request, response) => {
    if (request.url === '/healthz') return void response.writeHead(204).end();
    const isOwn = request.url?.startsWith(`/${remote.name}/`) === true;
    if (isOwn) storeFiles(request, response, () => notFound(request, response));
    else notFound(request, response);
  });
