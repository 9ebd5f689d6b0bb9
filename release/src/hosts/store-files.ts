import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import type { ServedFiles } from '../store/disk-store';
import { IMMUTABLE, OPEN_TO_ALL } from './caching';
import { publicTypeOf } from './file-types';
import { isRead, notFound, refuse } from './host-server';

/**
 * Matches `/mf_usage/files/common.bd71bb2a.js`, or a file in a version's folder (older layout); rejects encoded
 * characters and `..`.
 */
const FILE_OF_PACKAGE = /^\/\w+\/\w[\w.+-]*\/(?:assets\/)?\w[\w.@+~-]*$/;

const HEADERS: Readonly<Record<string, string>> = {
  ...OPEN_TO_ALL,
  'Cache-Control': IMMUTABLE,
  'Timing-Allow-Origin': '*',
  Vary: 'Accept-Encoding',
};

/** Compressed variants of a published file, smallest first. */
const COMPRESSED_FORMS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

type CompressedForm = (typeof COMPRESSED_FORMS)[number];

const compressedFor = async (
  request: IncomingMessage,
  path: string,
  { has }: ServedFiles,
): Promise<CompressedForm | undefined> => {
  const accepted = new Negotiator(request).encodings(COMPRESSED_FORMS.map(({ encoding }) => encoding));
  for (const form of COMPRESSED_FORMS)
    if (accepted.includes(form.encoding) && (await has(path + form.ending))) return form;
  return undefined;
};

const sendFile = (request: IncomingMessage, response: ServerResponse, path: string, root: string): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('close', resolve);
    // Disables range requests: browsers request scripts whole, and invalid ranges would need handling.
    send(request, path, { root, acceptRanges: false, cacheControl: false, index: false, dotfiles: 'deny' })
      .on('directory', () => notFound(response))
      .on('error', (error: Error & { readonly status?: number }) => {
        if (error.status === 404 || error.status === 403) notFound(response);
        else if (error.status === 412) refuse(response, 412);
        else reject(error);
      })
      .pipe(response);
  });

/**
 * Sends a published file: immutable, precompressed, CORS-enabled. Asks the store for every request, so that a
 * publication needs no restart.
 *
 * @param name package, e.g. `mf_usage`.
 */
export const sendStoreFile = async (
  name: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  served: ServedFiles,
): Promise<void> => {
  const type = publicTypeOf(path);
  if (type === undefined || !path.startsWith(`/${name}/`) || !FILE_OF_PACKAGE.test(path)) return notFound(response);
  if (!isRead(request)) return refuse(response, 405);
  const compressed = await compressedFor(request, path, served);
  if (compressed === undefined && !(await served.has(path))) return notFound(response);
  for (const [header, value] of Object.entries({ ...HEADERS, 'Content-Type': type })) response.setHeader(header, value);
  if (compressed !== undefined) response.setHeader('Content-Encoding', compressed.encoding);
  await sendFile(request, response, path + (compressed?.ending ?? ''), served.root);
};
