import type { RouteEntry, RouteTable } from '@dongne/platform';
import { isInCanary } from './visitor-share';

/** One publication of a remote, as far as a browser needs it to load it. */
export interface RemoteVersion {
  readonly version: string;
  /** URL of the container script; empty where the registry names none that can be loaded. */
  readonly entry: string;
  /** What the container script must hash to; `undefined` where the registry does not say. */
  readonly integrity: string | undefined;
}

/** One live remote, as the shell needs it. */
export interface RemoteDeployment extends RemoteVersion {
  /** Federation name, e.g. `mf_usage`. */
  readonly name: string;
  /** The version before, for when the live one does not load. */
  readonly fallback: RemoteVersion | undefined;
  readonly routes: RouteTable;
  /** The entry in the registry, unread: for what is rarely wanted of it. */
  readonly published: unknown;
}

export type Registry = readonly RemoteDeployment[];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isRoute = (value: unknown): value is RouteEntry =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  (value['access'] === 'public' || value['access'] === 'member') &&
  (value['title'] === undefined || typeof value['title'] === 'string') &&
  // A part this shell has no word for yet takes nothing away.
  (value['needs'] === undefined || typeof value['needs'] === 'string');

/** The container script stands beside the manifest whose URL the registry gives. */
const entryBeside = (manifestUrl: unknown, file: unknown): string | undefined => {
  if (typeof manifestUrl !== 'string' || typeof file !== 'string') return undefined;
  try {
    return new URL(file, manifestUrl).href;
  } catch {
    return undefined;
  }
};

const fallbackOf = (live: Record<string, unknown>, extras: Record<string, unknown>): RemoteVersion | undefined => {
  const entry = entryBeside(live['fallbackUrl'], extras['fallbackEntry']);
  if (entry === undefined) return undefined;
  return {
    version: textOf(extras['fallbackVersion']) ?? 'unknown',
    entry,
    integrity: textOf(extras['fallbackIntegrity']),
  };
};

const deploymentOf = (name: string, entry: Record<string, unknown>): RemoteDeployment | undefined => {
  const { metadata, extras } = entry;
  if (!isRecord(metadata) || !isRecord(extras)) return undefined;
  if (!Array.isArray(extras['routes'])) return undefined;
  const { assets } = extras;
  return {
    name,
    version: String(metadata['version']),
    // Its pages are known all the same, so that each can say what is missing.
    entry: entryBeside(entry['url'], extras['entry']) ?? '',
    integrity: isRecord(assets) ? textOf(assets[String(extras['entry'])]) : undefined,
    fallback: fallbackOf(entry, extras),
    routes: extras['routes'].filter(isRoute),
    published: entry,
  };
};

const isTried = ({ name, version }: RemoteDeployment, traffic: unknown): boolean =>
  typeof traffic === 'number' && traffic > 0 && isInCanary(`${name}@${version}`, traffic);

/** Of a remote's publications the one this visitor gets: a canary that is tried, else the live one. */
const chosenOf = (name: string, entries: unknown): RemoteDeployment | undefined => {
  if (!Array.isArray(entries)) return undefined;
  let live: RemoteDeployment | undefined;
  for (const entry of entries.filter(isRecord)) {
    const deployment = deploymentOf(name, entry);
    const { deployment: share } = entry;
    if (deployment === undefined || !isRecord(share)) continue;
    if (share['default'] === true) live ??= deployment;
    else if (isTried(deployment, share['traffic'])) return deployment;
  }
  return live;
};

/**
 * The registry as the release store writes it, read with distrust: a remote whose entry is broken is left out, and what
 * is no registry at all is an empty one. The shell's own pages live on either way.
 */
export const parseRegistry = (raw: unknown): Registry => {
  if (!isRecord(raw) || !isRecord(raw['microFrontends'])) return [];
  return Object.entries(raw['microFrontends']).flatMap(([name, entries]) => chosenOf(name, entries) ?? []);
};
