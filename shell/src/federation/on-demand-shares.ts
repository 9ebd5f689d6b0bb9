/**
 * A shared package is provided only by a build that imports it. These are fetched when the first remote asks for them,
 * never by the shell: nobody calls this function.
 */
export const onDemandShares = () => Promise.all([import('react-hook-form'), import('dayjs')]);
