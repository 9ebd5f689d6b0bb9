import { releaseVisitorOf } from '@dongne/contract';
import { LRUCache } from 'lru-cache';
import type { Preview } from '../../preview/preview-token';
import { memoize } from '../../registry/memoize';
import { SHELL } from '../../config';
import type { Deployment, Registry } from '../../registry/registry';
import { localRemote } from './local-remote';
import type { Previews } from './preview-cookie';
import { asLive, registryOfVisitor } from '../visitor-registry';

/** Maximum number of previews that are cached for a registry. */
const MAX_PREVIEWS = 16;

const previewsOf = memoize((_registry: Registry) => new LRUCache<string, Registry>({ max: MAX_PREVIEWS }));

/** Registry of one visitor, with the names of the versions that only a preview gives. */
export interface VisitorsRegistry {
  readonly registry: Registry;
  readonly previewed: readonly string[];
  /** Origins of squads' machines that serve one of them. */
  readonly localOrigins: readonly string[];
}

interface Chosen {
  readonly name: string;
  readonly label: string;
  readonly version: Deployment;
  readonly origin?: string;
}

/** Finds the previewed version of a package: published, or served by an allowed machine. */
const chosenOf = (
  name: string,
  known: readonly Deployment[],
  preview: Preview | undefined,
  origins: readonly string[],
): Chosen[] => {
  const version = known.find(({ metadata }) => preview?.versions.includes(`${name}@${metadata.version}`));
  if (version !== undefined) return [{ name, label: `${name}@${version.metadata.version}`, version: asLive(version) }];
  const origin = origins.find((each) => preview?.versions.includes(`${name}@${each}`));
  const live = known.find(({ deployment }) => deployment.default);
  if (origin === undefined || live === undefined || name === SHELL.name) return [];
  return [{ name, label: `${name}@${origin}`, version: localRemote(live, origin), origin }];
};

/**
 * Reduces a registry to the versions of one visitor, of which some may be a preview. Versions that are no longer
 * published are left out of it.
 *
 * @param cookies `Cookie` header of the request.
 */
export const registryFor = (
  everyone: Registry,
  cookies: string,
  { previewOf, origins }: Previews,
): VisitorsRegistry => {
  const preview = previewOf(cookies);
  const own = registryOfVisitor(everyone, releaseVisitorOf(cookies));
  const chosen = Object.entries(everyone.microFrontends).flatMap(([name, known]) =>
    chosenOf(name, known, preview, origins),
  );
  const previewed = chosen.map(({ label }) => label);
  const localOrigins = chosen.flatMap(({ origin }) => origin ?? []);
  if (chosen.length === 0) return { registry: own, previewed, localOrigins };
  const key = previewed.join(' ');
  const known = previewsOf(own).get(key);
  if (known !== undefined) return { registry: known, previewed, localOrigins };
  const replaced = Object.fromEntries(chosen.map(({ name, version }) => [name, [version]]));
  const registry = { ...own, microFrontends: { ...own.microFrontends, ...replaced } };
  previewsOf(own).set(key, registry);
  return { registry, previewed, localOrigins };
};
