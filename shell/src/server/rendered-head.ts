import { BRAND, keyOf, PREVIEW_PICTURES, type AnswerOf } from '@dongne/contract';
import type { RenderedPlace, PageHead, PageHeads, PlatformRuntime } from '@dongne/platform';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { generatePath, matchRoutes } from 'react-router-dom';
import { isNotThere } from './pending-reads';

/** Metadata in the head of a server-rendered page, for crawlers. Addresses are paths of this site. */
export interface RenderedHead {
  /** Title in previews, beside the site's name. */
  readonly title: string;
  readonly description: string | undefined;
  /** `undefined` for a page that does not exist. */
  readonly canonical: string | undefined;
  readonly picture: string;
  readonly structured: readonly object[];
}

/** Keys of paged lists end like this (`usePages`). */
const isInPages = (key: QueryKey): boolean => key.at(-1) === 'pages';

const readsOf = ({ queryClient }: PlatformRuntime): Pick<RenderedPlace, 'answerOf' | 'isNotThere'> => ({
  answerOf: <E extends Parameters<RenderedPlace['answerOf']>[0]>(endpoint: E, params: object = {}) => {
    const queryKey = keyOf(endpoint, { ...params });
    const wholes = queryClient.getQueriesData<AnswerOf<E>>({
      queryKey,
      predicate: (query) => !isInPages(query.queryKey),
    });
    const lists = queryClient.getQueriesData<InfiniteData<AnswerOf<E>>>({
      queryKey,
      predicate: (query) => isInPages(query.queryKey),
    });
    const [found] = [...wholes.map(([, whole]) => whole), ...lists.map(([, list]) => list?.pages[0])].filter(
      (answer) => answer !== undefined,
    );
    return found;
  },
  isNotThere: (endpoint, params: object = {}) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: keyOf(endpoint, { ...params }) })
      .some(({ state }) => isNotThere(state.error)),
});

interface Described {
  readonly runtime: PlatformRuntime;
  readonly heads: PageHeads | undefined;
  /** Path of the route. */
  readonly route: string;
  readonly pathname: string;
  readonly search: string;
  /** Public origin of the site; where it is empty, addresses stay paths. */
  readonly origin: string;
}

/** Decodes the route parameters in a path, as its page sees them; `undefined` if the path does not match. */
const paramsIn = (route: string, pathname: string) => matchRoutes([{ path: route }], pathname)?.[0]?.params;

/** Metadata that a package returns for its page. */
export const pageHeadOf = ({ runtime, heads = {}, route, pathname, search, origin }: Described): PageHead =>
  heads[route]?.({
    params: paramsIn(route, pathname) ?? {},
    query: new URLSearchParams(search),
    ...readsOf(runtime),
    address: (path) => `${origin}${path}`,
  }) ?? {};

/** Canonical spelling of a path: without the slashes, case and escapes that the router tolerates. */
export const ownPathOf = (route: string, pathname: string): string => {
  const params = paramsIn(route, pathname);
  return params === undefined ? pathname : generatePath(route, params);
};

/** Metadata of a page, by default its title and path. */
export const renderedHeadOf = (head: PageHead, pathname: string, title: string | undefined): RenderedHead => ({
  title: head.title ?? title ?? BRAND.name,
  description: head.description,
  canonical: head.isMissing ? undefined : (head.canonical ?? pathname),
  picture: head.picture ?? PREVIEW_PICTURES.general,
  structured: head.structured ?? [],
});
