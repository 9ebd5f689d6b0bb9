/** Stands in for federation's preloading: the page carries the hints, and a finger on a tab starts the remote itself. */
const never = () => {
  throw new Error('Federation preloads nothing here: see shared/build/src/webpack/dead-weight.mjs.');
};

export const defaultPreloadArgs = {};
export const formatPreloadArgs = never;
export const normalizePreloadExposes = never;
export const preloadAssets = never;
