import { deviceMemory, tabMemory } from '@dongne/platform';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const UINT32 = 2 ** 32;

/** What is kept under a key; made once, where nothing is. */
const kept = (memory: typeof tabMemory, key: string, make: () => string): string => {
  const known = memory.read(key);
  if (known !== undefined) return known;
  const made = make();
  memory.keep(key, made);
  return made;
};

/** Random, in no cookie, sent nowhere: it only decides who tries a canary. */
const visitorId = (): string => kept(deviceMemory, 'visitorId', () => String(Math.random()));

/** FNV-1a, with a last mix: alone it leaves names that differ at their end close together. */
const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * A visitor's place between 0 and 100 (exclusive), the same each time; another one for each canary, so that not always
 * the same people try first.
 */
export const placeOf = (visitor: string, canary: string): number => (hashOf(`${canary}:${visitor}`) / UINT32) * 100;

/**
 * Whether this visitor tries a canary (`mf_usage@1.4.0-3f2a`). Once decided it stays so for the session, also when the
 * share changes.
 *
 * @param percent share of the visitors who do.
 */
export const isInCanary = (canary: string, percent: number): boolean =>
  kept(tabMemory, `canary:${canary}`, () => (placeOf(visitorId(), canary) < percent ? 'yes' : 'no')) === 'yes';
