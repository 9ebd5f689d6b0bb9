/** Replaces federation's script and link elements by `shell/src/remotes/load-container.ts`. */
const never = () => {
  throw new Error('Federation adds no elements here: see shared/build/src/webpack/unused-modules.mjs.');
};

export const createLink = never;
export const createScript = never;
export const isStaticResourcesEqual = never;
export const loadScript = never;
export const safeWrapper = never;
