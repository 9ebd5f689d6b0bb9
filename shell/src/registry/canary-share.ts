import { deviceMemory, tabMemory } from '@dongne/platform';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const UINT32 = 2 ** 32;

/** Reads a stored value or creates it. */
const remembered = (memory: typeof tabMemory, key: string, make: () => string): string => {
  const known = memory.read(key);
  if (known !== undefined) return known;
  const made = make();
  memory.keep(key, made);
  return made;
};

/** Random visitor id, in no cookie and sent nowhere: it only assigns canaries. */
const visitorId = (): string => remembered(deviceMemory, 'visitorId', () => String(Math.random()));

/** FNV-1a hash with a final mix: without it, names that differ at their end get similar hashes. */
const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * Bucket of a visitor from 0 to 100 (exclusive), stable per visitor and canary, so that each canary starts with other
 * visitors.
 */
export const bucketOf = (visitor: string, canary: string): number => (hashOf(`${canary}:${visitor}`) / UINT32) * 100;

/**
 * Returns whether this visitor is in a canary (`mf_usage@1.4.0-3f2a`). Sticky for the session, even when the share
 * changes.
 *
 * @param percent share of the visitors who are.
 */
export const isInCanary = (canary: string, percent: number): boolean =>
  remembered(tabMemory, `canary:${canary}`, () => (bucketOf(visitorId(), canary) < percent ? 'yes' : 'no')) === 'yes';
