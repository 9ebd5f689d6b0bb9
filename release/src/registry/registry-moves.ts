import { canaryOf, isServed, liveOf, type Deployment, type Registry } from './registry';

/** Older publications than this many are forgotten by the registry; their files stay in the store. */
const KEPT_VERSIONS = 10;

/** What anybody still gets is never forgotten. */
const remembered = (deployments: readonly Deployment[]): Deployment[] =>
  deployments.filter((deployment, position) => position < KEPT_VERSIONS || isServed(deployment));

const withDeployments = (registry: Registry, name: string, deployments: readonly Deployment[]): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: deployments },
});

/** What the browser falls back to when a version does not load. */
const withFallback = (deployment: Deployment, previous: Deployment | undefined): Deployment => {
  const { fallbackUrl: _url, extras, ...rest } = deployment;
  const { fallbackEntry: _entry, fallbackVersion: _version, fallbackIntegrity: _integrity, ...ownExtras } = extras;
  const entry = previous?.extras.entry;
  if (previous === undefined || entry === undefined || previous.metadata.version === deployment.metadata.version)
    return { ...rest, extras: ownExtras };
  const integrity = previous.extras.assets[entry];
  return {
    ...rest,
    fallbackUrl: previous.url,
    extras: {
      ...ownExtras,
      fallbackEntry: entry,
      fallbackVersion: previous.metadata.version,
      ...(integrity === undefined ? {} : { fallbackIntegrity: integrity }),
    },
  };
};

/** The one before becomes the fallback. */
const asLive = (deployment: Deployment, previous: Deployment | undefined): Deployment => ({
  ...withFallback(deployment, previous),
  deployment: { traffic: 100, default: true },
});

const asRetired = (deployment: Deployment): Deployment => ({
  ...deployment,
  deployment: { traffic: 0, default: false },
});

const isVersion = (version: string) => (deployment: Deployment) => deployment.metadata.version === version;

/** A published version goes live; publishing what was published before puts it in front again. */
export const goLive = (registry: Registry, name: string, published: Deployment): Registry => {
  const others = (registry.microFrontends[name] ?? []).filter((known) => !isVersion(published.metadata.version)(known));
  const live = asLive(published, liveOf(registry, name));
  return withDeployments(registry, name, remembered([live, ...others.map(asRetired)]));
};

const versionsOf = (known: readonly Deployment[]): string =>
  known.map(({ metadata }) => metadata.version).join(', ') || 'none';

/**
 * Lets a share of the visitors try a published version; 0 % ends that. The live version is what it falls back to. One
 * canary at a time: a new one takes the place of the one before.
 *
 * @throws a sentence for the squad when there is no such version, or nothing live beside it, or no such share.
 */
export const startCanary = (registry: Registry, name: string, version: string, percent: number): Registry => {
  const known = registry.microFrontends[name] ?? [];
  const live = liveOf(registry, name);
  const target = known.find(isVersion(version));
  if (!(percent >= 0 && percent < 100))
    throw new Error(`A canary gets from 0 % to less than 100 % of the visitors. To make ${version} live: promote.`);
  if (live === undefined || target === undefined)
    throw new Error(`${name} has no version ${version} to try. Published: ${versionsOf(known)}`);
  if (target === live) throw new Error(`${version} is live already; a canary is tried beside the live version.`);
  const canary = { ...withFallback(target, live), deployment: { traffic: percent, default: false } };
  const liveBeside = { ...live, deployment: { traffic: 100 - percent, default: true } };
  const moved = new Map([
    [target, canary],
    [live, liveBeside],
  ]);
  return withDeployments(
    registry,
    name,
    known.map((entry) => moved.get(entry) ?? asRetired(entry)),
  );
};

/** A newly published version that only a share of the visitors gets. @throws as `startCanary`. */
export const publishCanary = (registry: Registry, name: string, published: Deployment, percent: number): Registry => {
  const { version } = published.metadata;
  const others = (registry.microFrontends[name] ?? []).filter((known) => !isVersion(version)(known));
  const listed = withDeployments(registry, name, remembered([asRetired(published), ...others]));
  return startCanary(listed, name, version, percent);
};

/** Makes the canary live for everybody. @throws a sentence for the squad when there is none. */
export const promote = (registry: Registry, name: string): Registry => {
  const canary = canaryOf(registry, name);
  if (canary === undefined)
    throw new Error(`${name} has no canary to promote: start one with "canary ${name} <version> 5%".`);
  return goLive(registry, name, canary);
};

/**
 * Takes back what was done last: a canary, else the live version. With a version: goes to that one.
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
  // Published last, but nobody's default: without it the live version is what it was.
  const steps = canaryOf(registry, name) === undefined ? 1 : 0;
  const target = version === undefined ? known[position + steps] : known.find(isVersion(version));
  if (target === undefined)
    throw new Error(
      `${name} has no ${version === undefined ? 'earlier version' : `version ${version}`} to go back to. Published: ${versionsOf(known)}`,
    );
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
