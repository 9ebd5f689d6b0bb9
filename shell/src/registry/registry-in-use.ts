import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOfPath } from './route-of-path';
import type { Registry } from './registry';

/** Newest registry that was fetched; `undefined` on the server, which uses the one passed in. */
export const newestAtom = atom<Registry>();
const adoptionsAtom = atom(0);

/**
 * Fetches the registry again. It takes effect at the next change of tab.
 *
 * @returns the newest registry; the known one when the new one is rejected.
 */
export const refreshRegistryAtom = atom(null, async (get, set): Promise<Registry> => {
  const known = get(newestAtom) ?? [];
  // Loaded lazily to keep it out of the first load.
  const { readRegistry } = await import('./read-registry');
  const newest = await readRegistry(known);
  if (newest !== known) set(newestAtom, newest);
  return newest;
});

/** Switches to the newest registry at once: for a page that failed to load. */
export const adoptNewestAtom = atom(null, (_get, set) => set(adoptionsAtom, (count) => count + 1));

const ownerOf = (registry: Registry, path: string): string | undefined => routeOfPath(registry, path)?.remote?.name;

/**
 * Registry to render by: a newer one takes effect when another tab or remote is opened, never within a page.
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
