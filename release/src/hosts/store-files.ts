import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { STORE_DIR } from '../config';
import { IMMUTABLE } from './caching';
import { isRead, notFound, refuse } from './host-server';

/** What a folder of a package offers to the public: neither the page, which the shell's host sends with a policy, nor maps. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  // Licences of what is bundled.
  '.txt': 'text/plain; charset=utf-8',
};
/** The one JSON of a build that is meant for others; beside it lies what only its squad reads. */
const MANIFEST = /^mf-manifest\.(?:[0-9a-f]{8}\.)?json$/;

const typeOf = (path: string): string | undefined =>
  MANIFEST.test(basename(path)) ? 'application/json; charset=utf-8' : TYPES[extname(path)];

/** `/mf_usage/files/common.bd71bb2a.js`, or in a version's folder as before files were shared, with nothing to decode in it and no way up. */
const FILE_OF_PACKAGE = /^\/\w+\/\w[\w.+-]*\/(?:assets\/)?\w[\w.@+~-]*$/;

const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': IMMUTABLE,
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Vary: 'Accept-Encoding',
};

/** The forms that publishing lays beside a file, the smallest first. */
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
    // Ranges are not offered: no browser asks for a part of a script, and a wrong range would have to be judged.
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
 * Answers with a published file: immutable, packed when it was published, readable from other origins. Looks
 * at the disk for every request, so that a publication is there without a restart.
 *
 * @param name whose files, e.g. `mf_usage`.
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
