import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { isRecord } from '@dongne/contract';
import { originOf, type FrontEnd } from '../config';
import { folderOf, liveOf, type Registry } from '../registry/registry';
import type { ReleaseStore } from '../store/disk-store';
import { OPEN_TO_ALL } from './caching';
import { notFound } from './host-server';
import { sendText } from './send-text';
import { servableRegistry } from './servable-registry';

/** Path of a remote's live manifest, for hosts of others: `/mf_usage/mf-manifest.json`. */
export const manifestPath = ({ name }: FrontEnd): string => `/${name}/mf-manifest.json`;

/** Names the folder of the files: without it a host would look for them beside the stable path. */
const withFolder = (manifest: unknown, publicPath: string): unknown =>
  isRecord(manifest) && isRecord(manifest['metaData'])
    ? { ...manifest, metaData: { ...manifest['metaData'], publicPath } }
    : undefined;

/** Sends the manifest of the live version; 404 before the first publication. */
export const liveManifest = (
  remote: FrontEnd,
  store: Pick<ReleaseStore, 'readFile'>,
  readRegistry: () => Promise<Registry>,
) => {
  const ownOnly = (name: string): string | undefined => (name === remote.name ? originOf(remote) : undefined);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const live = liveOf(
      servableRegistry(await readRegistry(), ownOnly, () => undefined),
      remote.name,
    );
    // Without a container that may be loaded there is nothing to name.
    if (live?.extras.entry === undefined) return notFound(response);
    const file = await store.readFile(remote.name, folderOf(live), basename(new URL(live.url).pathname));
    const manifest = file && withFolder(JSON.parse(file.toString('utf8')), new URL('.', live.url).href);
    if (manifest === undefined) return notFound(response);
    const headers = { ...OPEN_TO_ALL, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };
    await sendText(request, response, headers, JSON.stringify(manifest));
  };
};
