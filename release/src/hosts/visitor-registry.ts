import { versionFor, type ReleaseVisitor } from '@dongne/contract';
import { LRUCache } from 'lru-cache';
import { memoize } from '../registry/memoize';
import { canaryOf, type Deployment, type Registry } from '../registry/registry';

/** Maximum number of combinations of canaries that are cached per registry. */
const MAX_COMBINATIONS = 32;

/** Names of the packages with a canary. */
const triedPackages = memoize((registry: Registry): readonly string[] =>
  Object.keys(registry.microFrontends).filter((name) => canaryOf(registry, name) !== undefined),
);

const combinationsOf = memoize((_registry: Registry) => new LRUCache<string, Registry>({ max: MAX_COMBINATIONS }));

/** Gives a version to everyone: the canary of one visitor is that visitor's live version. */
export const asLive = (version: Deployment): Deployment => ({
  ...version,
  deployment: { traffic: 100, default: true },
});

/**
 * Reduces a registry to the versions of one visitor, each as the live one of its package, so that a page, its
 * rendering, its hints and its registry file agree. Without canaries it is the registry itself; visitors of the same
 * versions get the same object.
 */
export const registryOfVisitor = (registry: Registry, visitor: ReleaseVisitor): Registry => {
  const tried = triedPackages(registry);
  if (tried.length === 0) return registry;
  const chosen = tried.flatMap((name) => {
    const version = versionFor(name, registry.microFrontends[name] ?? [], visitor);
    return version === undefined ? [] : [[name, version] as const];
  });
  const key = chosen.map(([name, { metadata }]) => `${name}@${metadata.version}`).join(' ');
  const known = combinationsOf(registry).get(key);
  if (known !== undefined) return known;
  const own = Object.fromEntries(chosen.map(([name, version]) => [name, [asLive(version)]]));
  const reduced = { ...registry, microFrontends: { ...registry.microFrontends, ...own } };
  combinationsOf(registry).set(key, reduced);
  return reduced;
};
