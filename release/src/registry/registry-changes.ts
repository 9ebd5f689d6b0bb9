import { backTo, badMarkOf, historyOf, withBad, withLive, without } from './live-history';
import { canaryOf, isServed, liveOf, type Deployment, type LiveHistory, type Registry } from './registry';

/** Number of publications in the registry; the store keeps the files of older ones. */
const MAX_VERSIONS = 10;

/** Options of a squad besides the version. */
export interface ForceOption {
  /** Allows a rolled-back version and clears its bad mark. */
  readonly isForced?: boolean;
}

/** Options of a rollback. */
export interface RollbackRequest extends ForceOption {
  /** Target version; the previous live version by default. */
  readonly version?: string | undefined;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}

const versionOf = ({ metadata }: Deployment): string => metadata.version;

/** Returns version and share of a canary. */
const shareOf = (canary: Deployment): NonNullable<PackageState['canary']> => ({
  version: versionOf(canary),
  percent: canary.deployment.traffic,
});

const versionsOf = (known: readonly Deployment[]): string => known.map(versionOf).join(', ') || 'none';

/** Sets the fallback version of a deployment. */
const withFallback = (deployment: Deployment, previous: Deployment | undefined): Deployment => {
  const { fallbackUrl: _url, extras, ...rest } = deployment;
  const { fallbackEntry: _entry, fallbackVersion: _version, fallbackIntegrity: _integrity, ...ownExtras } = extras;
  const entry = previous?.extras.entry;
  if (previous === undefined || entry === undefined) return { ...rest, extras: ownExtras };
  const integrity = previous.extras.assets[entry];
  return {
    ...rest,
    fallbackUrl: previous.url,
    extras: {
      ...ownExtras,
      fallbackEntry: entry,
      fallbackVersion: versionOf(previous),
      ...(integrity === undefined ? {} : { fallbackIntegrity: integrity }),
    },
  };
};

/** Published versions of a package, and their traffic. */
interface PackageState {
  /** Newest publication first. */
  readonly known: readonly Deployment[];
  readonly history: LiveHistory;
  readonly canary?: { readonly version: string; readonly percent: number };
}

/**
 * Updates one package in the registry. Derives traffic and fallbacks from the history, only here: the last version is
 * live and falls back to its predecessor, a canary falls back to the live version.
 */
const withPackageState = (registry: Registry, name: string, { known, history, canary }: PackageState): Registry => {
  const find = (version: string | undefined) => known.find((entry) => versionOf(entry) === version);
  const live = find(history.live.at(-1));
  const before = find(history.live.at(-2));
  const percent = canary?.percent ?? 0;
  const standing = (entry: Deployment): Deployment => {
    if (entry === live)
      return { ...withFallback(entry, before), deployment: { traffic: 100 - percent, default: true } };
    if (versionOf(entry) === canary?.version)
      return { ...withFallback(entry, live), deployment: { traffic: percent, default: false } };
    return { ...withFallback(entry, undefined), deployment: { traffic: 0, default: false } };
  };
  const isRemembered = (entry: Deployment, position: number): boolean =>
    position < MAX_VERSIONS || isServed(entry) || history.live.includes(versionOf(entry));
  return {
    ...registry,
    microFrontends: { ...registry.microFrontends, [name]: known.map(standing).filter(isRemembered) },
    histories: { ...registry.histories, [name]: history },
  };
};

/**
 * Refuses a version that was rolled back.
 *
 * @throws a sentence for the squad, unless forced.
 */
export const refuseBad = (
  registry: Registry,
  name: string,
  version: string,
  { isForced = false }: ForceOption = {},
): void => {
  const mark = badMarkOf(registry, name, version);
  if (mark === undefined || isForced) return;
  throw new Error(
    `${name} ${version} was rolled back on ${mark.at} (${mark.reason}). Publish a fixed version, or use --force to make this one live again.`,
  );
};

/** Puts a publication first and removes its duplicate. */
const withPublished = (registry: Registry, name: string, published: Deployment): readonly Deployment[] => [
  published,
  ...(registry.microFrontends[name] ?? []).filter((known) => versionOf(known) !== versionOf(published)),
];

/** Puts a publication in the place of the same version, which keeps its visitors and its fallback. */
export const replacePublished = (registry: Registry, name: string, published: Deployment): Registry => {
  const canary = canaryOf(registry, name);
  return withPackageState(registry, name, {
    known: (registry.microFrontends[name] ?? []).map((known) =>
      versionOf(known) === versionOf(published) ? published : known,
    ),
    history: historyOf(registry, name),
    ...(canary === undefined ? {} : { canary: shareOf(canary) }),
  });
};

/**
 * Makes a published version live and ends the canary.
 *
 * @throws a sentence for the squad when the version was rolled back.
 */
export const goLive = (registry: Registry, name: string, published: Deployment, force?: ForceOption): Registry => {
  refuseBad(registry, name, versionOf(published), force);
  return withPackageState(registry, name, {
    known: withPublished(registry, name, published),
    history: withLive(historyOf(registry, name), versionOf(published)),
  });
};

/**
 * Gives a published version to a percentage of visitors; 0 % ends the canary. It falls back to the live version and
 * replaces any other canary. A canary is no fallback until it is promoted, even if it was live before.
 *
 * @throws a sentence for the squad when the version or a live version is missing, the percentage is invalid, or the
 * version was rolled back.
 */
export const startCanary = (
  registry: Registry,
  name: string,
  version: string,
  percent: number,
  force?: ForceOption,
): Registry => {
  const known = registry.microFrontends[name] ?? [];
  const live = liveOf(registry, name);
  if (!(percent >= 0 && percent < 100))
    throw new Error(`A canary gets from 0 % to less than 100 % of the visitors. To make ${version} live: promote.`);
  if (live === undefined || !known.some((entry) => versionOf(entry) === version))
    throw new Error(`${name} has no version ${version} to try. Published: ${versionsOf(known)}`);
  if (versionOf(live) === version) throw new Error(`${version} is live already; a canary must be another version.`);
  const canary = canaryOf(registry, name);
  if (percent === 0 && (canary === undefined || versionOf(canary) !== version))
    throw new Error(`${version} is no canary. Canary: ${canary === undefined ? 'none' : versionOf(canary)}`);
  if (percent > 0) refuseBad(registry, name, version, force);
  return withPackageState(registry, name, {
    known,
    history: without(historyOf(registry, name), version),
    ...(percent === 0 ? {} : { canary: { version, percent } }),
  });
};

/** Publishes a version that no visitor gets; a canary of another version goes on. */
export const listVersion = (registry: Registry, name: string, published: Deployment): Registry => {
  const canary = canaryOf(registry, name);
  return withPackageState(registry, name, {
    known: withPublished(registry, name, published),
    history: historyOf(registry, name),
    ...(canary === undefined || versionOf(canary) === versionOf(published) ? {} : { canary: shareOf(canary) }),
  });
};

/** Publishes a version as a canary. @throws as `startCanary`. */
export const publishCanary = (
  registry: Registry,
  name: string,
  published: Deployment,
  percent: number,
  force?: ForceOption,
): Registry => {
  const known = withPublished(registry, name, { ...published, deployment: { traffic: 0, default: false } });
  const listed: Registry = {
    ...registry,
    microFrontends: { ...registry.microFrontends, [name]: known },
    histories: { ...registry.histories, [name]: historyOf(registry, name) },
  };
  return startCanary(listed, name, versionOf(published), percent, force);
};

/**
 * Makes the canary live for all visitors.
 *
 * @throws a sentence for the squad when there is no canary, or it was rolled back before.
 */
export const promote = (registry: Registry, name: string, force?: ForceOption): Registry => {
  const canary = canaryOf(registry, name);
  if (canary === undefined)
    throw new Error(`${name} has no canary to promote: start one with "canary ${name} <version> 5%".`);
  return goLive(registry, name, canary, force);
};

/** Finds the target of a rollback. @throws a sentence for the squad when there is none. */
const targetOf = (registry: Registry, name: string, { version, isForced = false }: RollbackRequest): string => {
  const { live, bad } = historyOf(registry, name);
  const known = registry.microFrontends[name] ?? [];
  const target = version ?? (canaryOf(registry, name) === undefined ? live.at(-2) : live.at(-1));
  if (target === undefined || !known.some((entry) => versionOf(entry) === target))
    throw new Error(
      `${name} has no ${version === undefined ? 'earlier good version' : `version ${version}`} to go back to. Published: ${versionsOf(known)}. Rolled back: ${bad.map((mark) => mark.version).join(', ') || 'none'}`,
    );
  refuseBad(registry, name, target, { isForced });
  return target;
};

/**
 * Rolls back the canary, else the live version; to a named version, or to the previous live one. Marks the removed
 * version as bad.
 *
 * @throws a sentence for the squad when there is no target, or the target was rolled back itself.
 */
export const rollBack = (registry: Registry, name: string, wish: RollbackRequest): Registry => {
  const target = targetOf(registry, name, wish);
  const live = liveOf(registry, name);
  const isLive = live !== undefined && versionOf(live) === target;
  const taken = isLive ? canaryOf(registry, name) : live;
  if (taken === undefined) throw new Error(`${name} ${target} is live already, and there is no canary to roll back.`);
  const mark = { version: versionOf(taken), at: wish.at, reason: wish.reason };
  return withPackageState(registry, name, {
    known: registry.microFrontends[name] ?? [],
    history: backTo(withBad(historyOf(registry, name), mark), target),
  });
};
