import { liveOf, type BadVersion, type Deployment, type LiveHistory, type Registry } from './registry';

/** A rollback goes back this far at most; the registry remembers every version in the history. */
const KEPT_IN_HISTORY = 10;

const versionOf = ({ metadata }: Deployment): string => metadata.version;

/** From the live version back over what each version fell back to, which was the live one when it was published. */
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
 * The history of a registry that was written before histories were kept. A remote's fallbacks tell what was live before
 * what; the shell has none, so its publications stand in for them, oldest first.
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

/** Without a version: it is not live, or tried as a canary and not yet proven. */
export const without = (history: LiveHistory, version: string): LiveHistory => ({
  ...history,
  live: history.live.filter((known) => known !== version),
});

/** With a version live now. Its bad mark goes: anyone who makes a bad version live has insisted on it. */
export const withLive = (history: LiveHistory, version: string): LiveHistory => ({
  live: [...without(history, version).live, version].slice(-KEPT_IN_HISTORY),
  bad: history.bad.filter((known) => known.version !== version),
});

/** With a version taken back. */
export const withBad = (history: LiveHistory, bad: BadVersion): LiveHistory => ({
  live: without(history, bad.version).live,
  bad: [...history.bad.filter(({ version }) => version !== bad.version), bad],
});

/** Back to a version: what went live after it is no longer anything to go back to. */
export const backTo = (history: LiveHistory, version: string): LiveHistory => {
  const position = history.live.indexOf(version);
  return withLive(position === -1 ? history : { ...history, live: history.live.slice(0, position) }, version);
};

/** What was live of a package, and what was taken back. A registry whose live version was changed by hand is believed. */
export const historyOf = (registry: Registry, name: string): LiveHistory => {
  const recorded = registry.histories?.[name];
  const live = liveOf(registry, name);
  if (recorded === undefined) return historyWithoutRecord(registry, name);
  return live === undefined || versionOf(live) === recorded.live.at(-1) ? recorded : backTo(recorded, versionOf(live));
};

/** Why a version was taken back; `undefined` when it was not. */
export const badMarkOf = (registry: Registry, name: string, version: string): BadVersion | undefined =>
  historyOf(registry, name).bad.find((bad) => bad.version === version);
