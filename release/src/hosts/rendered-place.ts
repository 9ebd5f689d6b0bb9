import { SHELL } from '../config';
import type { Registry } from '../registry/registry';
import { ownerOfPath } from './page';
import { isUnknownPath } from './search/search-routes';

/** Shared key of all unknown paths, so that a stranger's URLs share one cached page. */
const NOWHERE = '/nowhere';

/** Returns what to render for a path; `undefined` while its owner is unknown. */
export const placeOf = (registry: Registry, pathname: string, search: string) => {
  const owner = ownerOfPath(registry, pathname);
  if (owner !== undefined) return { owner, pathname, search };
  return isUnknownPath(registry, pathname) ? { owner: SHELL.name, pathname: NOWHERE, search: '' } : undefined;
};
