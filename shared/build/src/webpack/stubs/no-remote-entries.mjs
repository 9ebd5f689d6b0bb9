/** Replaces federation's container loading by `shell/src/remotes/load-container.ts` (ADR 0008). */
const never = () => {
  throw new Error('Federation loads no container here: see shared/build/src/webpack/unused-modules.mjs.');
};

export const getRemoteEntry = never;
export const getRemoteEntryUniqueKey = never;
export const getRemoteInfo = never;
export const isEsmRemoteType = never;
