/** Alias of the unshared package (`webpack.config.mjs`). */
declare module 'unshared/react-query' {
  export * from '@tanstack/react-query';
}
