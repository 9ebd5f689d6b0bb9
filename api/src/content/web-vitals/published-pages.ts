import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { SentVital } from './web-vital-schemas';

/** So long after it was read the registry is asked whether it has changed: a new version is counted from then on. */
const READ_AGAIN_MS = 10_000;
const ANSWERS_WITHIN_MS = 2_000;

/** What of a registry says which pages there are; `release/src/registry/registry.ts`. */
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

/** The routes of each package in any of its versions, by name and version: a page may be one that an older table had. */
type KnownPages = ReadonlyMap<string, ReadonlySet<string>>;

const SHELL = 'shell';
/** In place of a route that nobody has: the shell says there that there is no such page. */
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
 * Which measures are of pages that were published. Anybody can send some: a version or a route that somebody made up would stand
 * in the report beside real ones, as many as they like.
 *
 * @param registryUrl where the registry is read; null lets everything pass that has the right form.
 * @returns of some measures those that count; none while the registry has never been read.
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
      // What was known stays known: a host that starts again is back in a moment.
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
