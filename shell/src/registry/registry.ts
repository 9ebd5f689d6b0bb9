import type { RouteEntry, RouteTable } from '@dongne/platform';
import { isRecord, LIVE_VISITOR, versionFor, type ReleaseVisitor } from '@dongne/contract';

/** Publication of a remote, as far as a browser needs it to load it. */
export interface RemoteVersion {
  readonly version: string;
  /** URL of the container script; empty if the registry names none that can be loaded. */
  readonly entry: string;
  /** Expected hash of the container script; `undefined` if the registry has none. */
  readonly integrity: string | undefined;
}

/** Live remote, as the shell needs it. */
export interface RemoteDeployment extends RemoteVersion {
  /** Federation name, e.g. `mf_usage`. */
  readonly name: string;
  /** Fallback version if the live one does not load. */
  readonly fallback: RemoteVersion | undefined;
  readonly routes: RouteTable;
  /** Entry of the registry, unparsed: for fields that are rarely needed. */
  readonly published: unknown;
}

export type Registry = readonly RemoteDeployment[];

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isRoute = (value: unknown): value is RouteEntry =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  (value['access'] === 'public' || value['access'] === 'member') &&
  (value['title'] === undefined || typeof value['title'] === 'string') &&
  // A capability unknown to this shell excludes nothing.
  (value['needs'] === undefined || typeof value['needs'] === 'string');

/** Resolves the container script next to the manifest whose URL the registry gives. */
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
    // Keeps its pages even without a container, so that each can show an error.
    entry: entryBeside(entry['url'], extras['entry']) ?? '',
    integrity: isRecord(assets) ? textOf(assets[String(extras['entry'])]) : undefined,
    fallback: fallbackOf(entry, extras),
    routes: extras['routes'].filter(isRoute),
    published: entry,
  };
};

/** Chooses this visitor's publication of a remote among those that are whole. */
const chosenOf = (name: string, entries: unknown, visitor: ReleaseVisitor): RemoteDeployment | undefined => {
  if (!Array.isArray(entries)) return undefined;
  const whole = entries.filter(isRecord).flatMap((entry) => {
    const remote = deploymentOf(name, entry);
    const { metadata, deployment } = entry;
    return remote === undefined || !isRecord(metadata) || !isRecord(deployment)
      ? []
      : [{ remote, metadata, deployment }];
  });
  return versionFor(name, whole, visitor)?.remote;
};

/**
 * Parses and validates the registry of the release store: drops remotes with broken entries; anything else than a
 * registry is an empty one. The shell's own pages work either way.
 *
 * @param visitor gets its canaries; the registry of a page holds one version of each remote, which the host chose.
 */
export const parseRegistry = (raw: unknown, visitor: ReleaseVisitor = LIVE_VISITOR): Registry => {
  if (!isRecord(raw) || !isRecord(raw['microFrontends'])) return [];
  return Object.entries(raw['microFrontends']).flatMap(([name, entries]) => chosenOf(name, entries, visitor) ?? []);
};
