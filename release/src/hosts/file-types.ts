import { basename, extname } from 'node:path';

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

/** Returns the media type of a public file; `undefined` for any other. */
export const publicTypeOf = (path: string): string | undefined =>
  MANIFEST.test(basename(path)) ? 'application/json; charset=utf-8' : TYPES[extname(path)];
