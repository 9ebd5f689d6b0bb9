import { liveOf, type BadVersion, type Deployment, type LiveHistory, type Registry } from './registry';

/** Maximum depth of rollbacks; the registry keeps every version in the history. */
const MAX_HISTORY = 10;

const versionOf = ({ metadata }: Deployment): string => metadata.version;

/** Follows the fallbacks from the live version: each was live when its successor was published. */
const chainOfFallbacks = (known: readonly Deployment[], from: Deployment): string[] => {
  const chain: string[] = [];
  for (let next: Deployment | undefined = from; next !== undefined && !chain.includes(versionOf(next));) {
    chain.unshift(versionOf(next));
    const before: string | undefined = next.fallbackUrl;
    next = known.find((entry) => entry.url === before);
  }
  return chain;
};

/**
 * Reconstructs the history of a registry without recorded histories: from the fallbacks of a remote, or from the
 * publications of the shell, oldest first.
 */
const historyWithoutRecord = (registry: Registry, name: string): LiveHistory => {
  const known = registry.microFrontends[name] ?? [];
  const live = liveOf(registry, name);
  if (live === undefined) return { live: [], bad: [] };
  const hasFallbacks = live.extras.entry !== undefined;
  const before = hasFallbacks
    ? chainOfFallbacks(known, live)
    : known.slice(known.indexOf(live)).map(versionOf).reverse();
  return { live: before, bad: [] };
};

/** Removes a version from the history. */
export const without = (history: LiveHistory, version: string): LiveHistory => ({
  ...history,
  live: history.live.filter((known) => known !== version),
});

/** Adds the live version and clears its bad mark: making a bad version live requires `--force`. */
export const withLive = (history: LiveHistory, version: string): LiveHistory => ({
  live: [...without(history, version).live, version].slice(-MAX_HISTORY),
  bad: history.bad.filter((known) => known.version !== version),
});

/** Marks a version as bad. */
export const withBad = (history: LiveHistory, bad: BadVersion): LiveHistory => ({
  live: without(history, bad.version).live,
  bad: [...history.bad.filter(({ version }) => version !== bad.version), bad],
});

/** Returns to a version and drops its successors, to which no rollback may return. */
export const backTo = (history: LiveHistory, version: string): LiveHistory => {
  const position = history.live.indexOf(version);
  return withLive(position === -1 ? history : { ...history, live: history.live.slice(0, position) }, version);
};

/** Returns the history of a package, live and bad. Trusts a registry whose live version was edited by hand. */
export const historyOf = (registry: Registry, name: string): LiveHistory => {
  const recorded = registry.histories?.[name];
  const live = liveOf(registry, name);
  if (recorded === undefined) return historyWithoutRecord(registry, name);
  return live === undefined || versionOf(live) === recorded.live.at(-1) ? recorded : backTo(recorded, versionOf(live));
};

/** Returns the bad mark of a version; `undefined` when it was never rolled back. */
export const badMarkOf = (registry: Registry, name: string, version: string): BadVersion | undefined =>
  historyOf(registry, name).bad.find((bad) => bad.version === version);
