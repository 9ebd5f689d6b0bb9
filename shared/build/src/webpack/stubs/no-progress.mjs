/** Stands in for axios' progress of a transfer: no call of ours asks for it, photos are small when they leave. */
export const progressEventReducer = () => {
  throw new Error('Nobody follows a transfer here: see shared/build/src/webpack/dead-weight.mjs.');
};
