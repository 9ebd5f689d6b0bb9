// Webpack loader in CommonJS, as webpack requires it; the implementation is a module that tests can import.
module.exports = async function styledIdsLoader(source) {
  const { withStyledIds } = await import('./styled-ids.mjs');
  return withStyledIds(source, this.resourcePath);
};
