const YEAR_S = 31_536_000;

/** `Cache-Control` for files with a content hash in their name. */
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;

/** Headers of what pages of any other origin may read: public files, and the versions that are live. */
export const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
