import type { Deployment, DeploymentExtras, PublishedRoute, Registry } from '../registry/registry';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** As far as a host and a browser need it. */
const isDeployment = (value: unknown): value is Deployment =>
  isRecord(value) &&
  typeof value['url'] === 'string' &&
  isRecord(value['metadata']) &&
  typeof value['metadata']['version'] === 'string' &&
  isRecord(value['deployment']) &&
  isRecord(value['extras']) &&
  Array.isArray(value['extras']['routes']) &&
  Array.isArray(value['extras']['preload']) &&
  isRecord(value['extras']['assets']);

const isHash = (value: unknown): boolean => typeof value === 'string' && /^sha\d{3}-/.test(value);

/**
 * A URL on the origin that a package is served from now: the same store may be served on other ports the next time.
 * `undefined` for one of another machine.
 */
const moved = (url: string | undefined, origin: string): string | undefined => {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const [given, own] = [new URL(url), new URL(origin)];
  return given.protocol === own.protocol && given.hostname === own.hostname
    ? new URL(given.pathname, origin).href
    : undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** A bare name: whatever it is resolved against, it lies beside it. */
const isFileName = (file: unknown): boolean => typeof file === 'string' && /^\w[\w.@+~-]*$/.test(file);

const withoutFallback = ({ fallbackUrl: _url, extras, ...rest }: Deployment): Deployment => {
  const { fallbackEntry: _entry, fallbackVersion: _version, fallbackIntegrity: _integrity, ...own } = extras;
  return { ...rest, extras: own };
};

const isRoute = (value: unknown): boolean => isRecord(value) && typeof value['path'] === 'string';

/** Routes with those of their pages' scripts that are sound. How a page is drawn is nothing that a host judges. */
const withFilesThat = (
  isSound: (file: unknown) => boolean,
  routes: DeploymentExtras['routes'],
): DeploymentExtras['routes'] =>
  routes.filter(isRoute).map((route) => {
    const { files, shares, ...rest }: PublishedRoute & { readonly files?: unknown; readonly shares?: unknown } = route;
    return {
      ...rest,
      ...(Array.isArray(files) ? { files: files.filter(isSound) } : {}),
      ...(Array.isArray(shares) ? { shares: shares.filter(isText) } : {}),
    };
  });

/** The shell's scripts of packages on demand, as far as they are its own. */
const soundShares = (isSound: (file: unknown) => boolean, given: unknown): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(isRecord(given) ? given : {}).flatMap(([share, files]) =>
      Array.isArray(files) && files.every(isSound) ? [[share, files]] : [],
    ),
  );

/** The server bundle, as far as it is a file of the version's own with a hash. */
const soundServer = (given: unknown): Pick<DeploymentExtras, 'server'> =>
  isRecord(given) && isFileName(given['file']) && isHash(given['integrity'])
    ? { server: { file: String(given['file']), integrity: String(given['integrity']) } }
    : {};

/** Its routes stay, so that the page can say that something is missing; there is nothing to load. */
const withoutScripts = ({ entry: _entry, server: _server, ...extras }: DeploymentExtras): DeploymentExtras => ({
  ...extras,
  assets: {},
  preload: [],
  routes: withFilesThat(() => false, extras.routes),
});

/** What only publishing compares. */
const withoutNames = ({ extras: { sharedNames: _names, ...extras }, ...rest }: Deployment): Deployment => ({
  ...rest,
  extras,
});

/** What a publication names that lies elsewhere or has no hash, as sentences; and what is left of it. */
const judged = (name: string, origin: string, given: Deployment): { left: Deployment; refused: string[] } => {
  const at = `${name} ${given.metadata.version}`;
  const refused: string[] = [];
  const url = moved(given.url, origin);
  const { server, ...known } = given.extras;
  const { entry, assets, preload, routes, shareFiles } = known;
  const isSound = (file: unknown): boolean => isFileName(file) && isHash(assets[String(file)]);
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
          ...soundServer(server),
          preload: preload.filter(isSound),
          routes: withFilesThat(isSound, routes),
          ...(shareFiles === undefined ? {} : { shareFiles: soundShares(isSound, shareFiles) }),
        }
      : withoutScripts(given.extras),
  };
  if (given.fallbackUrl === undefined) return { left: own, refused };
  const fallbackUrl = moved(given.fallbackUrl, origin);
  const { fallbackEntry, fallbackIntegrity } = given.extras;
  if (fallbackUrl !== undefined && isFileName(fallbackEntry) && isHash(fallbackIntegrity))
    return { left: { ...own, fallbackUrl }, refused };
  return { left: withoutFallback(own), refused: [...refused, `${at} has a fallback that is not ours or has no hash`] };
};

/**
 * The registry as this deployment may serve it: on the origins that its configuration names, and nothing that could
 * load from elsewhere or without a hash. What is broken is left out; the rest stands. Nothing of what a squad wrote down
 * about the past.
 *
 * @param originOf where a package is served from; `undefined` for one that the configuration does not name.
 * @param onRefused hears a sentence for each thing that was left out.
 */
export const servableRegistry = (
  registry: Registry,
  originOf: (name: string) => string | undefined,
  onRefused: (sentence: string) => void,
): Registry => {
  const kept = Object.entries(registry.microFrontends).map(([name, given]): [string, Deployment[]] => {
    const origin = originOf(name);
    const whole = origin === undefined ? [] : given.filter((entry) => isDeployment(entry));
    if (whole.length < given.length) onRefused(`${name} has entries that are unknown or broken; they are left out`);
    return [
      name,
      whole.map((entry) => {
        const { left, refused } = judged(name, origin ?? '', entry);
        refused.forEach(onRefused);
        return withoutNames(left);
      }),
    ];
  });
  const { histories: _histories, ...served } = registry;
  return { ...served, microFrontends: Object.fromEntries(kept.filter(([, entries]) => entries.length > 0)) };
};
