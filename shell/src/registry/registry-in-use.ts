import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOfPath } from './route-of-path';
import type { Registry } from './registry';

/** The newest registry that was read; `undefined` on the server, which draws by the one that it is given. */
export const newestAtom = atom<Registry>();
const adoptionsAtom = atom(0);

/**
 * Reads the registry again. What is read is followed from the next change of tab on.
 *
 * @returns the newest registry there is; the known one when the new one cannot be followed.
 */
export const refreshRegistryAtom = atom(null, async (get, set): Promise<Registry> => {
  const known = get(newestAtom) ?? [];
  // Apart, so that it costs the first load nothing.
  const { readRegistry } = await import('./read-registry');
  const newest = await readRegistry(known);
  if (newest !== known) set(newestAtom, newest);
  return newest;
});

/** Follows the newest registry at once: for a page that does not stand anyway. */
export const adoptNewestAtom = atom(null, (_get, set) => set(adoptionsAtom, (count) => count + 1));

const ownerOf = (registry: Registry, path: string): string | undefined => routeOfPath(registry, path)?.remote?.name;

/**
 * The registry to draw by: a newer one takes effect when another tab or remote is opened, never in the middle of a page.
 *
 * @param first the registry that the page came with.
 */
export const useRegistry = (first: Registry): Registry => {
  const { pathname } = useLocation();
  const newest = useAtomValue(newestAtom) ?? first;
  const adoptions = useAtomValue(adoptionsAtom);
  const [used, setUsed] = useState({ registry: newest, pathname, adoptions });
  if (used.pathname === pathname && used.adoptions === adoptions) return used.registry;

  const isAtChange =
    used.adoptions !== adoptions || ownerOf(used.registry, used.pathname) !== ownerOf(used.registry, pathname);
  const registry = isAtChange ? newest : used.registry;
  setUsed({ registry, pathname, adoptions });
  return registry;
};
