import { isRecord } from './foreign-json';

/** Cookie with a visitor's bucket, a random number without meaning that hosts and browsers read. */
export const BUCKET_COOKIE = 'canaryBucket';
/** Session cookie with the canaries that were decided on, so that a changed share moves no session. */
export const DECISIONS_COOKIE = 'canaries';

/** Number of buckets, from 0. */
export const BUCKETS = 10_000;

/** Above any list of running canaries. */
const MAX_DECISIONS_LENGTH = 1_500;
const BUCKET = /^(?:0|[1-9]\d{0,3})$/;
const DECISION = /^([01])(\w+@[\w.+-]+)$/;

/** Visitor, as far as versions depend on one. */
export interface ReleaseVisitor {
  /** `undefined` without a valid cookie: such a visitor is in no canary. */
  readonly bucket: number | undefined;
  /** Decisions of this session by canary (`mf_usage@1.4.0-3f2a`). */
  readonly decided: ReadonlyMap<string, boolean>;
}

/** Visitor of live versions only. */
export const LIVE_VISITOR: ReleaseVisitor = { bucket: undefined, decided: new Map() };

/** Values of a cookie in a `Cookie` header. */
const valuesOf = (cookies: string, name: string): string[] =>
  cookies.split(/; ?/).flatMap((part) => (part.startsWith(`${name}=`) ? [part.slice(name.length + 1)] : []));

/** Reads the visitor from the `Cookie` header or `document.cookie`. A forged or repeated bucket is none. */
export const releaseVisitorOf = (cookies: string): ReleaseVisitor => {
  const [bucket = '', ...repeated] = valuesOf(cookies, BUCKET_COOKIE);
  if (!BUCKET.test(bucket) || repeated.length > 0) return LIVE_VISITOR;
  const [text = ''] = valuesOf(cookies, DECISIONS_COOKIE);
  const decisions = text.length > MAX_DECISIONS_LENGTH ? [] : text.split('|');
  const decided = decisions.flatMap((decision): [string, boolean][] => {
    const [, isIn, canary] = DECISION.exec(decision) ?? [];
    return canary === undefined ? [] : [[canary, isIn === '1']];
  });
  return { bucket: Number(bucket), decided: new Map(decided) };
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const UINT32 = 2 ** 32;

/** FNV-1a hash with a final mix: without it, names that differ at their end get similar hashes. */
const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * Share from 0 to 100 (exclusive) at which a bucket joins a canary, so that a larger share keeps its visitors and each
 * canary starts with others.
 */
export const joinsAt = (bucket: number, canary: string): number => (hashOf(`${canary}:${bucket}`) / UINT32) * 100;

/** Entry of the registry, as far as the choice depends on it; the values are checked here. */
export interface VersionEntry {
  readonly metadata: { readonly version?: unknown };
  readonly deployment: { readonly traffic?: unknown; readonly default?: unknown };
}

const nameOf = (name: string, { metadata }: VersionEntry): string => `${name}@${String(metadata.version)}`;

const isCanary = ({ deployment: { traffic, default: isLive } }: VersionEntry): boolean =>
  isLive !== true && typeof traffic === 'number' && traffic > 0;

const isInCanary = (canary: string, percent: unknown, { bucket, decided }: ReleaseVisitor): boolean =>
  bucket !== undefined && (decided.get(canary) ?? joinsAt(bucket, canary) < Number(percent));

/**
 * Chooses a visitor's version of a package: its canary, else the live one. The rule of hosts and browsers.
 *
 * @param name federation name, e.g. `mf_usage`; `shell`.
 * @param entries published versions of the package.
 */
export const versionFor = <Entry extends VersionEntry>(
  name: string,
  entries: readonly Entry[],
  visitor: ReleaseVisitor,
): Entry | undefined =>
  entries.find((entry) => isCanary(entry) && isInCanary(nameOf(name, entry), entry.deployment.traffic, visitor)) ??
  entries.find(({ deployment }) => deployment.default === true);

const isEntry = (value: unknown): value is VersionEntry =>
  isRecord(value) && isRecord(value['metadata']) && isRecord(value['deployment']);

/**
 * Returns the value of the session cookie: what this visitor is given of each running canary. Empty without canaries,
 * or without a bucket.
 *
 * @param microFrontends those of a registry, unparsed.
 */
export const decisionsOf = (microFrontends: Readonly<Record<string, unknown>>, visitor: ReleaseVisitor): string =>
  visitor.bucket === undefined
    ? ''
    : Object.entries(microFrontends)
        .flatMap(([name, entries]) =>
          (Array.isArray(entries) ? entries.filter(isEntry) : []).filter(isCanary).map((entry) => {
            const canary = nameOf(name, entry);
            return `${isInCanary(canary, entry.deployment.traffic, visitor) ? 1 : 0}${canary}`;
          }),
        )
        .filter((decision) => DECISION.test(decision))
        .sort()
        .join('|');

/** Returns the text that sets one of these cookies. @param maxAgeS absent for the session. */
export const releaseCookie = (name: string, value: string, isSecure: boolean, maxAgeS?: number): string =>
  [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAgeS === undefined ? [] : [`Max-Age=${maxAgeS}`]),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
