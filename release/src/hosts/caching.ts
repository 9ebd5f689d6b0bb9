const YEAR_S = 31_536_000;

/** `Cache-Control` for files with a content hash in their name. */
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
