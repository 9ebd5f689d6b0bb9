/** Heights that parts below the fold reserve until they have loaded, in rem, so that what follows does not jump. */
export const RESERVED_REM = { nearbyShops: 25, introduction: 41, events: 23 } as const;
