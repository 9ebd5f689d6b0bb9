import { releaseVisitorOf } from '@dongne/contract';
import { LRUCache } from 'lru-cache';
import type { Preview } from '../../preview/preview-token';
import { memoize } from '../../registry/memoize';
import type { Registry } from '../../registry/registry';
import { asLive, registryOfVisitor } from '../visitor-registry';

/** Maximum number of previews that are cached for a registry. */
const MAX_PREVIEWS = 16;

const previewsOf = memoize((_registry: Registry) => new LRUCache<string, Registry>({ max: MAX_PREVIEWS }));

/** Registry of one visitor, with the names of the versions that only a preview gives. */
export interface VisitorsRegistry {
  readonly registry: Registry;
  readonly previewed: readonly string[];
}

/**
 * Reduces a registry to the versions of one visitor, of which some may be a preview. Versions that are no longer
 * published are left out of it.
 *
 * @param cookies `Cookie` header of the request.
 */
export const registryFor = (everyone: Registry, cookies: string, preview: Preview | undefined): VisitorsRegistry => {
  const own = registryOfVisitor(everyone, releaseVisitorOf(cookies));
  const chosen = Object.entries(everyone.microFrontends).flatMap(([name, known]) => {
    const version = known.find(({ metadata }) => preview?.versions.includes(`${name}@${metadata.version}`));
    return version === undefined ? [] : [[name, version] as const];
  });
  if (chosen.length === 0) return { registry: own, previewed: [] };
  const previewed = chosen.map(([name, { metadata }]) => `${name}@${metadata.version}`);
  const key = previewed.join(' ');
  const known = previewsOf(own).get(key);
  if (known !== undefined) return { registry: known, previewed };
  const replaced = Object.fromEntries(chosen.map(([name, version]) => [name, [asLive(version)]]));
  const registry = { ...own, microFrontends: { ...own.microFrontends, ...replaced } };
  previewsOf(own).set(key, registry);
  return { registry, previewed };
};
