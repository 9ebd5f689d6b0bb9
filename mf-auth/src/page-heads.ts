import type { PageHeads } from '@dongne/platform';

/** Document metadata of this remote's pages: none of them should be indexed (`route-table.ts`). */
export const pageHeads: PageHeads = {};
