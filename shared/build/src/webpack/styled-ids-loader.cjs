// A loader is required by webpack, so this one is CommonJS; what it does is a module that tests can import.
module.exports = async function styledIdsLoader(source) {
  const { withStyledIds } = await import('./styled-ids.mjs');
  return withStyledIds(source, this.resourcePath);
};
