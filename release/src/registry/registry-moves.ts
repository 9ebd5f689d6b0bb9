import { liveOf, type Deployment, type Registry } from './registry';

/** Older publications than this many are forgotten by the registry; their files stay in the store. */
const KEPT_VERSIONS = 10;

const withDeployments = (registry: Registry, name: string, deployments: readonly Deployment[]): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: deployments },
});

/** The one before becomes what the browser falls back to when the live one does not load. */
const asLive = (deployment: Deployment, previous: Deployment | undefined): Deployment => {
  const { fallbackUrl: _url, extras, ...rest } = deployment;
  const { fallbackEntry: _entry, ...ownExtras } = extras;
  const hasFallback = previous?.extras.entry !== undefined && previous.metadata.version !== deployment.metadata.version;
  return {
    ...rest,
    ...(hasFallback ? { fallbackUrl: previous.url } : {}),
    deployment: { traffic: 100, default: true },
    extras:
      hasFallback && previous.extras.entry !== undefined
        ? { ...ownExtras, fallbackEntry: previous.extras.entry }
        : ownExtras,
  };
};

const asRetired = (deployment: Deployment): Deployment => ({
  ...deployment,
  deployment: { traffic: 0, default: false },
});

const isVersion = (version: string) => (deployment: Deployment) => deployment.metadata.version === version;

/** A published version goes live; publishing what was published before puts it in front again. */
export const goLive = (registry: Registry, name: string, published: Deployment): Registry => {
  const others = (registry.microFrontends[name] ?? []).filter((known) => !isVersion(published.metadata.version)(known));
  const live = asLive(published, liveOf(registry, name));
  return withDeployments(registry, name, [live, ...others.map(asRetired)].slice(0, KEPT_VERSIONS));
};

/**
 * Takes the live version back: to the given one, else to the publication before it.
 *
 * @throws a sentence for the squad when there is nothing to go back to.
 */
export const rollBack = (
  registry: Registry,
  name: string,
  version?: string,
): { registry: Registry; live: Deployment } => {
  const known = registry.microFrontends[name] ?? [];
  const position = known.findIndex(({ deployment }) => deployment.default);
  const target = version === undefined ? known[position + 1] : known.find(isVersion(version));
  if (target === undefined) {
    const versions = known.map(({ metadata }) => metadata.version).join(', ') || 'none';
    throw new Error(
      `${name} has no ${version === undefined ? 'earlier version' : `version ${version}`} to go back to. Published: ${versions}`,
    );
  }
  const live = asLive(target, known[known.indexOf(target) + 1]);
  return {
    live,
    registry: withDeployments(
      registry,
      name,
      known.map((entry) => (entry === target ? live : asRetired(entry))),
    ),
  };
};

/** The registry with every URL on these origins: the same store may be served on other ports the next time. */
export const onOrigins = (registry: Registry, originOf: (name: string) => string): Registry => {
  const moved = (name: string, url: string): string => new URL(new URL(url).pathname, originOf(name)).href;
  const entries = Object.entries(registry.microFrontends).map(([name, deployments]) => [
    name,
    deployments.map((entry) => ({
      ...entry,
      url: moved(name, entry.url),
      ...(entry.fallbackUrl === undefined ? {} : { fallbackUrl: moved(name, entry.fallbackUrl) }),
    })),
  ]);
  return { ...registry, microFrontends: Object.fromEntries(entries) };
};
