import type { RouteEntry } from '@dongne/platform';

/** Field names follow awslabs' frontend-discovery schema, so that other tools can read the registry. */
const REGISTRY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** A route of a published version, and where its page lies. */
export interface PublishedRoute extends RouteEntry {
  /** Scripts of its page beside container and routes; absent for the shell's own, and where a dev server serves it. */
  readonly files?: readonly string[];
  /** Packages that its page takes and the shell provides on demand. */
  readonly shares?: readonly string[];
  /** Only in the browser: addresses of the shell's scripts that hold them. */
  readonly shareUrls?: readonly string[];
}

/** What stands beside the schema's own fields. */
export interface DeploymentExtras {
  readonly owner: string;
  /** Semver range of `@dongne/platform` a remote needs; the shell's own version for the shell. */
  readonly platform: string;
  /** Shared packages: a remote's required ranges, the shell's provided versions. */
  readonly shared: Readonly<Record<string, string>>;
  /**
   * By shared package, the names that a remote uses or that the shell provides; absent where it was published before they
   * were kept. Only in the store.
   */
  readonly sharedNames?: Readonly<Record<string, readonly string[]>>;
  /** Only of the shell: the scripts of each package that it provides on demand. */
  readonly shareFiles?: Readonly<Record<string, readonly string[]>>;
  readonly routes: readonly PublishedRoute[];
  /** Container script beside the manifest; absent for the shell. */
  readonly entry?: string;
  /** The container script of `fallbackUrl`. */
  readonly fallbackEntry?: string;
  readonly fallbackVersion?: string;
  /** What the container script of `fallbackUrl` must hash to. */
  readonly fallbackIntegrity?: string;
  /** Every file with its integrity. */
  readonly assets: Readonly<Record<string, string>>;
  /** What every page of this remote needs first: container and routes. */
  readonly preload: readonly string[];
  /** What draws its pages on the server, beside what belongs to this version alone; absent where it was published without. Only in the store. */
  readonly server?: { readonly file: string; readonly integrity: string };
  readonly budgetKb?: number;
  readonly publishedAt: string;
}

export interface Deployment {
  readonly url: string;
  readonly fallbackUrl?: string;
  readonly metadata: { readonly version: string; readonly integrity: string };
  /** `traffic`: percent of the visitors who get this version. */
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: DeploymentExtras;
}

/** A version that was taken back: nobody gets it again, unless a squad insists. */
export interface BadVersion {
  readonly version: string;
  /** ISO 8601. */
  readonly at: string;
  /** In the squad's words. */
  readonly reason: string;
}

/** What a package was, as far as a rollback must know it. */
export interface LiveHistory {
  /** Versions that went live and were never taken back, oldest first. The last one is live now. */
  readonly live: readonly string[];
  readonly bad: readonly BadVersion[];
}

/** Which version of each package is live. Newest publication first in each list. */
export interface Registry {
  readonly schema: string;
  /** Counts every change; two writers cannot both follow the same revision. */
  readonly revision: number;
  readonly microFrontends: Readonly<Record<string, readonly Deployment[]>>;
  /** Absent for a package that has not been changed since histories are kept. Only in the store: browsers get none. */
  readonly histories?: Readonly<Record<string, LiveHistory>>;
}

export const EMPTY_REGISTRY: Registry = { schema: REGISTRY_SCHEMA, revision: 0, microFrontends: {} };

/** The version customers get; `undefined` before the first publication. */
export const liveOf = (registry: Registry, name: string): Deployment | undefined =>
  registry.microFrontends[name]?.find(({ deployment }) => deployment.default);

/** The folder that the files of a publication lie in: since files are named by their content the one that all versions share. */
export const folderOf = ({ url }: Deployment): string => new URL(url).pathname.split('/').at(-2) ?? '';

/** Whether anybody gets this publication: the live version and a canary. */
export const isServed = ({ deployment }: Deployment): boolean => deployment.default || deployment.traffic > 0;

/** The version that a share of the visitors tries before it goes live. */
export const canaryOf = (registry: Registry, name: string): Deployment | undefined =>
  registry.microFrontends[name]?.find((known) => isServed(known) && !known.deployment.default);
