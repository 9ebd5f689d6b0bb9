/** The package itself; webpack knows it under this name beside the shared one (`webpack.config.mjs`). */
declare module 'unshared/react-query' {
  export * from '@tanstack/react-query';
}
