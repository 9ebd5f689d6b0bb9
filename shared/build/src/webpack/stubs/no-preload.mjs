/** Replaces federation's preloading: the page has preload hints, and touching a tab loads its remote. */
const never = () => {
  throw new Error('Federation preloads nothing here: see shared/build/src/webpack/unused-modules.mjs.');
};

export const defaultPreloadArgs = {};
export const formatPreloadArgs = never;
export const normalizePreloadExposes = never;
export const preloadAssets = never;
