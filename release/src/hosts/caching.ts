const YEAR_S = 31_536_000;

/** `Cache-Control` of what is named by its content. */
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
