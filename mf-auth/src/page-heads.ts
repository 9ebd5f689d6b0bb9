import type { PageHeads } from '@dongne/platform';

/** What search engines are told of this remote's pages: none of them is a place to arrive at (`route-table.ts`). */
export const pageHeads: PageHeads = {};
