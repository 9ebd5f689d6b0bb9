import type { RouteEntry, RouteTable } from '@dongne/platform';

/** One publication of a remote, as far as a browser needs it to load it. */
export interface RemoteVersion {
  readonly version: string;
  /** URL of the container script. */
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
}

export type Registry = readonly RemoteDeployment[];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isRoute = (value: unknown): value is RouteEntry =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  (value['access'] === 'public' || value['access'] === 'member');

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

const deploymentOf = (name: string, entries: unknown): RemoteDeployment | undefined => {
  const live: unknown = Array.isArray(entries)
    ? entries.find(
        (entry) => isRecord(entry) && isRecord(entry['deployment']) && entry['deployment']['default'] === true,
      )
    : undefined;
  if (!isRecord(live) || !isRecord(live['metadata']) || !isRecord(live['extras'])) return undefined;
  const { metadata, extras } = live;
  const entry = entryBeside(live['url'], extras['entry']);
  if (entry === undefined || !Array.isArray(extras['routes'])) return undefined;
  const { assets } = extras;
  return {
    name,
    version: String(metadata['version']),
    entry,
    integrity: isRecord(assets) ? textOf(assets[String(extras['entry'])]) : undefined,
    fallback: fallbackOf(live, extras),
    routes: extras['routes'].filter(isRoute),
  };
};

/**
 * The registry as the release store writes it, read with distrust: a remote whose entry is broken is left out, and what
 * is no registry at all is an empty one. The shell's own pages live on either way.
 */
export const parseRegistry = (raw: unknown): Registry => {
  if (!isRecord(raw) || !isRecord(raw['microFrontends'])) return [];
  return Object.entries(raw['microFrontends']).flatMap(([name, entries]) => deploymentOf(name, entries) ?? []);
};

/** The registry that the HTML carries, so that the first page needs no further round trip. */
export const inlineRegistry = (html: Document): Registry => {
  try {
    return parseRegistry(JSON.parse(html.getElementById('registry')?.textContent ?? 'null'));
  } catch {
    return [];
  }
};
