/**
 * Makes the build provide these shared packages: a package is provided only by a build that imports it. Never called;
 * remotes load them on demand.
 */
export const onDemandShares = () => Promise.all([import('react-hook-form'), import('dayjs')]);
