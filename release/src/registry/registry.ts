import type { RouteEntry } from '@dongne/platform';
import type { SourceCommit } from '../publish/source-commit';
import type { Notice } from './notices';

/** Field names follow awslabs' frontend-discovery schema, so that other tools can read the registry. */
const REGISTRY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Route of a published version with its files. */
export interface PublishedRoute extends RouteEntry {
  /** Page scripts besides container and routes; absent for the shell's routes and for dev servers. */
  readonly files?: readonly string[];
  /** Shared packages that the page needs and the shell provides on demand. */
  readonly shares?: readonly string[];
  /** URLs of the shell's scripts for `shares`; only in the browser. */
  readonly shareUrls?: readonly string[];
}

/** Fields in addition to the schema. */
export interface DeploymentExtras {
  readonly owner: string;
  /** Semver range of `@dongne/platform` that a remote needs; for the shell its own version. */
  readonly platform: string;
  /** Shared packages: a remote's required ranges, the shell's provided versions. */
  readonly shared: Readonly<Record<string, string>>;
  /**
   * Names by shared package that a remote imports or the shell provides; absent in publications older than this field.
   * Only in the store.
   */
  readonly sharedNames?: Readonly<Record<string, readonly string[]>>;
  /** Scripts of each package that the shell provides on demand; only for the shell. */
  readonly shareFiles?: Readonly<Record<string, readonly string[]>>;
  readonly routes: readonly PublishedRoute[];
  /** Prefixes of the routes that this remote owns; absent for the shell and in older publications. Only in the store. */
  readonly owns?: readonly string[];
  /** Operations of the API that it calls: `GET /v1/app/claim/{id}`; absent in older publications. Only in the store. */
  readonly operations?: readonly string[];
  /** Prefixes below its own ones that it leaves to another remote. Only in the store. */
  readonly lends?: readonly string[];
  /** Container script beside the manifest; absent for the shell. */
  readonly entry?: string;
  /** Container script of `fallbackUrl`. */
  readonly fallbackEntry?: string;
  readonly fallbackVersion?: string;
  /** Integrity of the container script of `fallbackUrl`. */
  readonly fallbackIntegrity?: string;
  /** Every file with its integrity. */
  readonly assets: Readonly<Record<string, string>>;
  /** Scripts that every page of this remote needs first: container and routes. */
  readonly preload: readonly string[];
  /**
   * Server bundle in the version's own folder; absent in publications older than server rendering. Only in the store.
   */
  readonly server?: { readonly file: string; readonly integrity: string };
  /** Signature of the package's owner over the release. Only in the store. */
  readonly signature?: string;
  readonly budgetKb?: number;
  readonly publishedAt: string;
  /** Commit that it was built from; absent outside of git and in older publications. Only in the store. */
  readonly source?: SourceCommit;
}

export interface Deployment {
  /** Path of the entry file, which a host serves with the origin of its settings; an address in older publications. */
  readonly url: string;
  readonly fallbackUrl?: string;
  readonly metadata: { readonly version: string; readonly integrity: string };
  /** `traffic`: percentage of visitors who get this version. */
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: DeploymentExtras;
}

/** Version that was rolled back; only `--force` makes it live again. */
export interface BadVersion {
  readonly version: string;
  /** ISO 8601. */
  readonly at: string;
  /** Reason given by the squad. */
  readonly reason: string;
}

/** History of a package for rollbacks. */
export interface LiveHistory {
  /** Versions that went live and were never rolled back, oldest first. The last one is live. */
  readonly live: readonly string[];
  readonly bad: readonly BadVersion[];
}

/** Share of a canary since a time. */
export interface CanaryStage {
  readonly version: string;
  /** In percent; 100: the judge made it live. */
  readonly percent: number;
  /** ISO 8601. */
  readonly since: string;
  /** Reason of the judge; absent when a person chose the share. */
  readonly reason?: string;
}

/** Live version of each package. Each list has the newest publication first. */
export interface Registry {
  readonly schema: string;
  /** Revision for optimistic locking. */
  readonly revision: number;
  /** Time of this revision, ISO 8601; absent in older ones. */
  readonly changedAt?: string;
  readonly microFrontends: Readonly<Record<string, readonly Deployment[]>>;
  /** Absent for a package without changes since histories exist. Only in the store: browsers get none. */
  readonly histories?: Readonly<Record<string, LiveHistory>>;
  /** Stages of each canary, oldest first. Only in the store. */
  readonly stages?: Readonly<Record<string, readonly CanaryStage[]>>;
  /** Packages whose canaries the judge leaves alone. Only in the store. */
  readonly unjudged?: readonly string[];
  /** Changes by the judge whose notices are still to be sent, oldest first. Only in the store. */
  readonly notices?: readonly Notice[];
}

export const EMPTY_REGISTRY: Registry = { schema: REGISTRY_SCHEMA, revision: 0, microFrontends: {} };

/** Returns the version for customers; `undefined` before the first publication. */
export const liveOf = (registry: Registry, name: string): Deployment | undefined =>
  registry.microFrontends[name]?.find(({ deployment }) => deployment.default);

const ANY_ORIGIN = 'http://app.invalid';

/** Path of a publication's entry file. Older publications have an address with an origin. */
export const pathOf = ({ url }: Pick<Deployment, 'url'>): string => new URL(url, ANY_ORIGIN).pathname;

/** Returns the folder of a publication's files: the shared one, or a version's own in older publications. */
export const folderOf = (published: Deployment): string => pathOf(published).split('/').at(-2) ?? '';

/** Checks whether a version has traffic: live or canary. */
export const isServed = ({ deployment }: Deployment): boolean => deployment.default || deployment.traffic > 0;

/** Returns the canary version of a package. */
export const canaryOf = (registry: Registry, name: string): Deployment | undefined =>
  registry.microFrontends[name]?.find((known) => isServed(known) && !known.deployment.default);
