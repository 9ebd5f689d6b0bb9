import * as v from 'valibot';
import type { Deployment, DeploymentExtras, PublishedRoute, Registry } from '../registry/registry';
import type { AcceptedKeys } from '../signatures/accepted-keys';
import { isSignedBy } from '../signatures/signature';

const HASH = v.pipe(v.string(), v.regex(/^sha\d{3}-/));
/** A bare file name only, so that a relative URL stays in its folder. */
const FILE_NAME = v.pipe(v.string(), v.regex(/^\w[\w.@+~-]*$/));
const ROUTE = v.object({ path: v.string() });
const SERVER = v.object({ file: FILE_NAME, integrity: HASH });
const DEPLOYMENT = v.object({
  url: v.string(),
  metadata: v.object({ version: v.string() }),
  deployment: v.object({}),
  extras: v.object({ routes: v.array(v.unknown()), preload: v.array(v.unknown()), assets: v.object({}) }),
});

/** Checks the fields that a host and a browser need. */
const isDeployment = (value: unknown): value is Deployment => v.is(DEPLOYMENT, value);

const isHash = (value: unknown): boolean => v.is(HASH, value);

/** Machine that all publications named before they had paths. */
const ONCE_NAMED = 'http://localhost';

/**
 * Resolves a path on the origin that serves the package now. Older publications hold an address: of the machine where
 * they were made, whose origin has changed, or of this one. Returns `undefined` for another machine.
 */
const onOwnOrigin = (url: string | undefined, origin: string): string | undefined => {
  if (url === undefined || !URL.canParse(url, origin)) return undefined;
  const [given, own] = [new URL(url, origin), new URL(origin)];
  const isOurs = [own.origin, ONCE_NAMED]
    .map((known) => new URL(known))
    .some(({ protocol, hostname }) => given.protocol === protocol && given.hostname === hostname);
  // A path such as `::` would resolve beside any other.
  return isOurs && (URL.canParse(url) || url.startsWith('/')) ? own.origin + given.pathname : undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isFileName = (file: unknown): boolean => v.is(FILE_NAME, file);

const withoutFallback = ({ fallbackUrl: _url, extras, ...rest }: Deployment): Deployment => {
  const { fallbackEntry: _entry, fallbackVersion: _version, fallbackIntegrity: _integrity, ...own } = extras;
  return { ...rest, extras: own };
};

/** Drops page scripts without a hash, and invalid routes. */
const withFilesThat = (
  isSafe: (file: unknown) => boolean,
  routes: DeploymentExtras['routes'],
): DeploymentExtras['routes'] =>
  routes
    .filter((route) => v.is(ROUTE, route))
    .map((route) => {
      const { files, shares, ...rest }: PublishedRoute & { readonly files?: unknown; readonly shares?: unknown } =
        route;
      return {
        ...rest,
        ...(Array.isArray(files) ? { files: files.filter(isSafe) } : {}),
        ...(Array.isArray(shares) ? { shares: shares.filter(isText) } : {}),
      };
    });

/** Keeps the shell's scripts for shared packages, if all of them are its own. */
const safeShares = (isSafe: (file: unknown) => boolean, given: unknown): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(v.is(v.object({}), given) ? given : {}).flatMap(([share, files]) =>
      Array.isArray(files) && files.every(isSafe) ? [[share, files]] : [],
    ),
  );

/** Keeps the server bundle if it is a file of this version with a hash. */
const safeServer = (given: unknown): Pick<DeploymentExtras, 'server'> =>
  v.is(SERVER, given) ? { server: { file: given.file, integrity: given.integrity } } : {};

/** Keeps the routes, so that the page can show an error, and removes all scripts. */
const withoutScripts = ({ entry: _entry, server: _server, ...extras }: DeploymentExtras): DeploymentExtras => ({
  ...extras,
  assets: {},
  preload: [],
  routes: withFilesThat(() => false, extras.routes),
});

/** Removes what only publishing compares. */
const withoutNames = ({
  extras: {
    sharedNames: _names,
    owns: _owns,
    lends: _lends,
    operations: _operations,
    source: _source,
    signature: _signature,
    ...extras
  },
  ...rest
}: Deployment): Deployment => ({
  ...rest,
  extras,
});

/** Sanitizes a publication, with a sentence for each foreign or unhashed file. */
const sanitizeDeployment = (
  name: string,
  origin: string,
  given: Deployment,
): { left: Deployment; refused: string[] } => {
  const at = `${name} ${given.metadata.version}`;
  const refused: string[] = [];
  const url = onOwnOrigin(given.url, origin);
  const { server, ...known } = given.extras;
  const { entry, assets, preload, routes, shareFiles } = known;
  const isSafe = (file: unknown): boolean => isFileName(file) && isHash(assets[String(file)]);
  // The shell has no container: its page names its scripts.
  const isContainerOurs = url !== undefined && (entry === undefined || isFileName(entry));
  const isWhole = isContainerOurs && (entry === undefined || isHash(assets[entry]));
  if (!isContainerOurs) refused.push(`${at} is left out: it names a place that is not ${origin}`);
  else if (!isWhole) refused.push(`${at} is left out: its container has no hash`);
  const manifest = url ?? `${origin}/${name}/`;
  const own: Deployment = {
    ...given,
    url: manifest,
    extras: isWhole
      ? {
          ...known,
          ...safeServer(server),
          preload: preload.filter(isSafe),
          routes: withFilesThat(isSafe, routes),
          ...(shareFiles === undefined ? {} : { shareFiles: safeShares(isSafe, shareFiles) }),
        }
      : withoutScripts(given.extras),
  };
  if (given.fallbackUrl === undefined) return { left: own, refused };
  const fallbackUrl = onOwnOrigin(given.fallbackUrl, origin);
  const { fallbackEntry, fallbackIntegrity } = given.extras;
  if (fallbackUrl !== undefined && isFileName(fallbackEntry) && isHash(fallbackIntegrity))
    return { left: { ...own, fallbackUrl }, refused };
  return { left: withoutFallback(own), refused: [...refused, `${at} has a fallback that is not ours or has no hash`] };
};

/** Checks that a fallback is the container of a signed version: the registry sets it after the signature. */
const isFallbackOf = (
  { fallbackVersion, fallbackEntry, fallbackIntegrity }: DeploymentExtras,
  known: Deployment,
): boolean =>
  known.metadata.version === fallbackVersion &&
  known.extras.entry === fallbackEntry &&
  known.extras.assets[fallbackEntry ?? ''] === fallbackIntegrity;

/** Takes the scripts from versions that none of the owner's keys has signed, and fallbacks to such versions. */
const signedOnly = (
  name: string,
  known: readonly Deployment[],
  keys: readonly string[] | undefined,
  onRefused: (sentence: string) => void,
): readonly Deployment[] => {
  if (keys === undefined) return known;
  const trusted = known.filter((entry) => isSignedBy(name, entry, keys));
  return known.map((entry) => {
    if (!trusted.includes(entry)) {
      onRefused(`${name} ${entry.metadata.version} is left out: no key of its owner has signed it`);
      return withoutFallback({ ...entry, extras: withoutScripts(entry.extras) });
    }
    return trusted.some((other) => isFallbackOf(entry.extras, other)) ? entry : withoutFallback(entry);
  });
};

/**
 * Sanitizes the registry for this deployment: only configured origins, only files with a hash, no histories or stages.
 * Leaves broken entries out and keeps the rest.
 *
 * @param originOf origin of a package; `undefined` when it is not configured.
 * @param onRefused called with a sentence for each entry that is left out.
 * @param keys of the packages that need their owner's signature.
 */
export const servableRegistry = (
  registry: Registry,
  originOf: (name: string) => string | undefined,
  onRefused: (sentence: string) => void,
  keys: AcceptedKeys = {},
): Registry => {
  const sanitized = Object.entries(registry.microFrontends).map(([name, given]): [string, Deployment[]] => {
    const origin = originOf(name);
    const whole = origin === undefined ? [] : given.filter((entry) => isDeployment(entry));
    if (whole.length < given.length) onRefused(`${name} has entries that are unknown or broken; they are left out`);
    return [
      name,
      signedOnly(name, whole, keys[name], onRefused).map((entry) => {
        const { left, refused } = sanitizeDeployment(name, origin ?? '', entry);
        refused.forEach(onRefused);
        return withoutNames(left);
      }),
    ];
  });
  const { histories: _histories, stages: _stages, unjudged: _unjudged, notices: _notices, ...served } = registry;
  return { ...served, microFrontends: Object.fromEntries(sanitized.filter(([, entries]) => entries.length > 0)) };
};
