import type { ReleaseRecord } from '../store/disk-store';
import { EMPTY_REGISTRY, type Registry } from './registry';
import { goLive } from './registry-changes';

/**
 * Builds a registry from the records of all published versions, in the order of their publication: the newest version
 * of each package is live. Records say nothing of canaries, rollbacks and bad versions.
 */
export const registryOfRecords = (records: readonly ReleaseRecord[]): Registry =>
  [...records]
    .sort((a, b) => a.published.extras.publishedAt.localeCompare(b.published.extras.publishedAt))
    .reduce((registry, { name, published }) => goLive(registry, name, published), EMPTY_REGISTRY);
