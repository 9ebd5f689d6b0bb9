import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { STORE_DIR } from '../config';
import { IMMUTABLE, OPEN_TO_ALL } from './caching';
import { isRead, notFound, refuse } from './host-server';

/** Public file types of a package; excludes the page, which needs a CSP, and source maps. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  // Licences of bundled packages.
  '.txt': 'text/plain; charset=utf-8',
};
/** The only public JSON of a build. */
const MANIFEST = /^mf-manifest\.(?:[0-9a-f]{8}\.)?json$/;

const typeOf = (path: string): string | undefined =>
  MANIFEST.test(basename(path)) ? 'application/json; charset=utf-8' : TYPES[extname(path)];

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

const compressedFor = async (request: IncomingMessage, path: string): Promise<CompressedForm | undefined> => {
  const accepted = new Negotiator(request).encodings(COMPRESSED_FORMS.map(({ encoding }) => encoding));
  for (const form of COMPRESSED_FORMS) {
    const isThere = accepted.includes(form.encoding) && access(join(STORE_DIR, path + form.ending));
    if (
      isThere !== false &&
      (await isThere.then(
        () => true,
        () => false,
      ))
    )
      return form;
  }
  return undefined;
};

const sendFile = (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('close', resolve);
    // Disables range requests: browsers request scripts whole, and invalid ranges would need handling.
    send(request, path, { root: STORE_DIR, acceptRanges: false, cacheControl: false, index: false, dotfiles: 'deny' })
      .on('directory', () => notFound(response))
      .on('error', (error: Error & { readonly status?: number }) => {
        if (error.status === 404 || error.status === 403) notFound(response);
        else if (error.status === 412) refuse(response, 412);
        else reject(error);
      })
      .pipe(response);
  });

/**
 * Sends a published file: immutable, precompressed, CORS-enabled. Reads the disk for every request, so that a
 * publication needs no restart.
 *
 * @param name package, e.g. `mf_usage`.
 */
export const sendStoreFile = async (
  name: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const type = typeOf(path);
  if (type === undefined || !path.startsWith(`/${name}/`) || !FILE_OF_PACKAGE.test(path)) return notFound(response);
  if (!isRead(request)) return refuse(response, 405);
  const compressed = await compressedFor(request, path);
  for (const [header, value] of Object.entries({ ...HEADERS, 'Content-Type': type })) response.setHeader(header, value);
  if (compressed !== undefined) response.setHeader('Content-Encoding', compressed.encoding);
  await sendFile(request, response, path + (compressed?.ending ?? ''));
};
