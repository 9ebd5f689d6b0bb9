import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { SentVital } from './web-vital-schemas';

/** Interval of revalidation: a new version is counted after it. */
const READ_AGAIN_MS = 10_000;
const ANSWERS_WITHIN_MS = 2_000;

/** Fields of a registry that name its pages; `release/src/registry/registry.ts`. */
const Registry = Type.Object({
  microFrontends: Type.Record(
    Type.String(),
    Type.Array(
      Type.Object({
        metadata: Type.Object({ version: Type.String() }),
        extras: Type.Object({
          routes: Type.Array(Type.Object({ path: Type.String() })),
          fallbackVersion: Type.Optional(Type.String()),
        }),
      }),
    ),
  ),
});

type Publications = Static<typeof Registry>['microFrontends'][string];

/** Routes of each package and version: a page may belong to an older table. */
type KnownPages = ReadonlyMap<string, ReadonlySet<string>>;

const SHELL = 'shell';
/** Placeholder for an unknown route, where the shell shows its not-found page. */
const NOBODYS = '*';

const pagesOf = (name: string, publications: Publications): [string, ReadonlySet<string>][] => {
  const paths = publications.flatMap(({ extras }) => extras.routes.map(({ path }) => path));
  const routes = new Set(name === SHELL ? [...paths, NOBODYS] : paths);
  return publications
    .flatMap(({ metadata, extras }) => [metadata.version, extras.fallbackVersion ?? metadata.version])
    .map((version) => [`${name}@${version}`, routes]);
};

const knownPages = (answer: unknown): KnownPages | undefined =>
  Value.Check(Registry, answer)
    ? new Map(Object.entries(answer.microFrontends).flatMap(([name, publications]) => pagesOf(name, publications)))
    : undefined;

/**
 * Registry used as the allow list of routes and versions for web vitals: clients could send made-up ones, without
 * limit.
 *
 * @param registryUrl of the registry; null accepts any valid form.
 * @returns the measures to count; none before the first successful load.
 */
export const publishedPages = (registryUrl: string | null) => {
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

  return async (vitals: readonly SentVital[]): Promise<readonly SentVital[]> => {
    if (registryUrl === null || vitals.length === 0) return vitals;
    if (performance.now() - readAt >= READ_AGAIN_MS)
      await (reading ??= read(registryUrl).finally(() => {
        reading = undefined;
      }));
    return vitals.filter(({ version, shell, route }) => known.has(shell) && known.get(version)?.has(route));
  };
};
