import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { SentVital } from './web-vital-schemas';

/** Interval of revalidation: a version that has ended is counted until then. */
const READ_AGAIN_MS = 10_000;
/** The same for reports of unknown versions: one may have been published a second ago, or be made up. */
const READ_FOR_UNKNOWN_MS = 1_000;
const ANSWERS_WITHIN_MS = 2_000;

/** Fields of a registry that name its pages; `release/src/registry/registry.ts`. */
const Registry = Type.Object({
  microFrontends: Type.Record(
    Type.String(),
    Type.Array(
      Type.Object({
        metadata: Type.Object({ version: Type.String() }),
        deployment: Type.Optional(
          Type.Object({ traffic: Type.Optional(Type.Number()), default: Type.Optional(Type.Boolean()) }),
        ),
        extras: Type.Object({
          routes: Type.Array(Type.Object({ path: Type.String() })),
          fallbackVersion: Type.Optional(Type.String()),
        }),
      }),
    ),
  ),
});

type Publications = Static<typeof Registry>['microFrontends'][string];

/** Published version of a package. */
interface Published {
  /** Routes of all versions of the package: a page may belong to an older table. */
  readonly routes: ReadonlySet<string>;
  readonly isCanary: boolean;
}

/** Published versions by `name@version`. */
type KnownPages = ReadonlyMap<string, Published>;

const SHELL = 'shell';
/** Placeholder for an unknown route, where the shell shows its not-found page. */
const NOBODYS = '*';

const isCanary = ({ deployment: { traffic = 0, default: isLive = false } = {} }: Publications[number]): boolean =>
  !isLive && traffic > 0;

const pagesOf = (name: string, publications: Publications): [string, Published][] => {
  const paths = publications.flatMap(({ extras }) => extras.routes.map(({ path }) => path));
  const routes = new Set(name === SHELL ? [...paths, NOBODYS] : paths);
  const fallbacks = publications.flatMap(({ extras }) => extras.fallbackVersion ?? []);
  return [
    ...fallbacks.map((version): [string, Published] => [`${name}@${version}`, { routes, isCanary: false }]),
    ...publications.map((known): [string, Published] => [
      `${name}@${known.metadata.version}`,
      { routes, isCanary: isCanary(known) },
    ]),
  ];
};

const knownPages = (answer: unknown): KnownPages | undefined =>
  Value.Check(Registry, answer)
    ? new Map(Object.entries(answer.microFrontends).flatMap(([name, publications]) => pagesOf(name, publications)))
    : undefined;

const isPublished = (known: KnownPages, version: string, route: string): boolean =>
  known.get(version)?.routes.has(route) ?? false;

/** Known versions, read again when they are old or lack one that is asked for; `any` accepts every valid form. */
type ReadKnown = (versions: readonly string[]) => Promise<KnownPages | 'any'>;

/**
 * Registry used as the allow list of routes and versions: clients could send made-up ones, without limit.
 *
 * @param registryUrl of the registry; null accepts any valid form.
 * @returns knows no page before the first successful load.
 */
export const publishedRegistry = (registryUrl: string | null): ReadKnown => {
  let known: KnownPages = new Map();
  let etag: string | null = null;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async (url: string): Promise<void> => {
    try {
      const answer = await fetch(url, {
        headers: etag === null ? {} : { 'if-none-match': etag },
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      });
      const pages = answer.ok ? knownPages(await answer.json()) : undefined;
      if (pages === undefined) return;
      known = pages;
      etag = answer.headers.get('etag');
    } catch {
      // Keeps the cached registry: a restarting host is back soon.
    } finally {
      readAt = performance.now();
    }
  };

  return async (versions) => {
    if (registryUrl === null) return 'any';
    const isComplete = versions.every((version) => known.has(version));
    if (performance.now() - readAt >= (isComplete ? READ_AGAIN_MS : READ_FOR_UNKNOWN_MS))
      await (reading ??= read(registryUrl).finally(() => {
        reading = undefined;
      }));
    return known;
  };
};

/** Leaves out measures of unknown pages. @returns the measures to count. */
export const publishedPages =
  (readKnown: ReadKnown) =>
  async (vitals: readonly SentVital[]): Promise<readonly SentVital[]> => {
    if (vitals.length === 0) return [];
    const known = await readKnown(vitals.flatMap(({ version, shell }) => [version, shell]));
    if (known === 'any') return vitals;
    return vitals.filter(({ version, shell, route }) => known.has(shell) && isPublished(known, version, route));
  };

const isShell = (version: string): boolean => version.startsWith(`${SHELL}@`);

/** Leaves out reports on unknown releases and routes, and marks those on canaries; a shell has all routes. */
export const publishedReleases =
  (readKnown: ReadKnown) =>
  async <Report extends { readonly version: string; readonly route: string }>(
    reports: readonly Report[],
  ): Promise<readonly (Report & { readonly isCanary: boolean })[]> => {
    if (reports.length === 0) return [];
    const known = await readKnown(reports.map(({ version }) => version));
    if (known === 'any') return reports.map((report) => ({ ...report, isCanary: false }));
    const isKnownRoute = (route: string): boolean => [...known.values()].some(({ routes }) => routes.has(route));
    return reports
      .filter(({ version, route }) =>
        isShell(version) ? known.has(version) && isKnownRoute(route) : isPublished(known, version, route),
      )
      .map((report) => ({ ...report, isCanary: known.get(report.version)?.isCanary ?? false }));
  };
