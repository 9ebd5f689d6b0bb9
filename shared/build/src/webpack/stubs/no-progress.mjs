/** Replaces axios' progress events, which no call uses. */
export const progressEventReducer = () => {
  throw new Error('Progress events are disabled: see shared/build/src/webpack/unused-modules.mjs.');
};
