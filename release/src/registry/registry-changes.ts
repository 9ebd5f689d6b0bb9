import { backTo, badMarkOf, historyOf, withBad, withLive, without } from './live-history';
import { canaryOf, isServed, liveOf, type Deployment, type LiveHistory, type Registry } from './registry';

/** Older publications than this many are forgotten by the registry; their files stay in the store. */
const KEPT_VERSIONS = 10;

/** What a squad says beside the version. */
export interface ForceOption {
  /** A version that was taken back is let through, and its mark is taken off. */
  readonly isForced?: boolean;
}

/** Why something is taken back. */
export interface RollbackRequest extends ForceOption {
  /** The version to go to; without: the one that was live before. */
  readonly version?: string | undefined;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}

const versionOf = ({ metadata }: Deployment): string => metadata.version;

const versionsOf = (known: readonly Deployment[]): string => known.map(versionOf).join(', ') || 'none';

/** What the browser falls back to when a version does not load. */
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

/** What is published of a package, and who gets what. */
interface PackageState {
  /** Newest publication first. */
  readonly known: readonly Deployment[];
  readonly history: LiveHistory;
  readonly canary?: { readonly version: string; readonly percent: number };
}

/**
 * The registry with one package as it stands now. Shares and fallbacks follow from the history, here and nowhere else: the
 * last of it is live, the one before is what the live version falls back to, the live one what a canary falls back to.
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
    position < KEPT_VERSIONS || isServed(entry) || history.live.includes(versionOf(entry));
  return {
    ...registry,
    microFrontends: { ...registry.microFrontends, [name]: known.map(standing).filter(isRemembered) },
    histories: { ...registry.histories, [name]: history },
  };
};

/**
 * Refuses to let anybody have a version that was taken back.
 *
 * @throws a sentence for the squad, unless it insists.
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
    `${name} ${version} was taken back on ${mark.at} (${mark.reason}). Publish a mended version, or say --force to let customers have this one again.`,
  );
};

/** With a publication in front; one that was published before is listed once. */
const withPublished = (registry: Registry, name: string, published: Deployment): readonly Deployment[] => [
  published,
  ...(registry.microFrontends[name] ?? []).filter((known) => versionOf(known) !== versionOf(published)),
];

/**
 * A published version goes live, and a canary ends; publishing what was published before puts it in front again.
 *
 * @throws a sentence for the squad when the version was taken back.
 */
export const goLive = (registry: Registry, name: string, published: Deployment, force?: ForceOption): Registry => {
  refuseBad(registry, name, versionOf(published), force);
  return withPackageState(registry, name, {
    known: withPublished(registry, name, published),
    history: withLive(historyOf(registry, name), versionOf(published)),
  });
};

/**
 * Lets a share of the visitors try a published version; 0 % ends that. The live version is what it falls back to. One
 * canary at a time: a new one takes the place of the one before. What is tried is nothing to fall back to before it is
 * promoted, also when it was live once.
 *
 * @throws a sentence for the squad when there is no such version, or nothing live beside it, or no such share, or when the
 *   version was taken back.
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
  if (versionOf(live) === version)
    throw new Error(`${version} is live already; a canary is tried beside the live version.`);
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

/** A newly published version that only a share of the visitors gets. @throws as `startCanary`. */
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
 * Makes the canary live for everybody.
 *
 * @throws a sentence for the squad when there is none, or when it was taken back before.
 */
export const promote = (registry: Registry, name: string, force?: ForceOption): Registry => {
  const canary = canaryOf(registry, name);
  if (canary === undefined)
    throw new Error(`${name} has no canary to promote: start one with "canary ${name} <version> 5%".`);
  return goLive(registry, name, canary, force);
};

/** Where a rollback goes. @throws a sentence for the squad when there is nothing to go back to. */
const targetOf = (registry: Registry, name: string, { version, isForced = false }: RollbackRequest): string => {
  const { live, bad } = historyOf(registry, name);
  const known = registry.microFrontends[name] ?? [];
  const target = version ?? (canaryOf(registry, name) === undefined ? live.at(-2) : live.at(-1));
  if (target === undefined || !known.some((entry) => versionOf(entry) === target))
    throw new Error(
      `${name} has no ${version === undefined ? 'earlier good version' : `version ${version}`} to go back to. Published: ${versionsOf(known)}. Taken back: ${bad.map((mark) => mark.version).join(', ') || 'none'}`,
    );
  refuseBad(registry, name, target, { isForced });
  return target;
};

/**
 * Takes back what was done last: a canary, else the live version, for the one that was live before. With a version: goes
 * to that one. What is taken back is marked as bad.
 *
 * @throws a sentence for the squad when there is nothing to go back to, or only to a version that was taken back itself.
 */
export const rollBack = (registry: Registry, name: string, wish: RollbackRequest): Registry => {
  const target = targetOf(registry, name, wish);
  const live = liveOf(registry, name);
  const isLive = live !== undefined && versionOf(live) === target;
  const taken = isLive ? canaryOf(registry, name) : live;
  if (taken === undefined) throw new Error(`${name} ${target} is live already, and there is no canary to take back.`);
  const mark = { version: versionOf(taken), at: wish.at, reason: wish.reason };
  return withPackageState(registry, name, {
    known: registry.microFrontends[name] ?? [],
    history: backTo(withBad(historyOf(registry, name), mark), target),
  });
};
