import type { AnswerOf, ParamsOf, ReadEndpoint } from '@dongne/contract';
import type { Arguments } from './http/call';

/** Metadata of a page for search engines and link previews. Omitted fields have defaults. */
export interface PageHead {
  /**
   * Title that depends on the page's data (`useTabTitle` sets it in the browser); a fixed title belongs in the route.
   */
  readonly title?: string | undefined;
  /** Description of the content in a sentence or two. */
  readonly description?: string | undefined;
  /** Canonical path; by default the page's path without a query. */
  readonly canonical?: string | undefined;
  /** Path of a picture of 1200 by 630 pixels. */
  readonly picture?: string | undefined;
  /** Objects of schema.org. */
  readonly structured?: readonly object[];
  /** Whether nothing exists at this address: the status is 404. Never for what failed to load. */
  readonly isMissing?: boolean;
}

/** Server-rendered page, as far as its metadata may depend on it. */
export interface RenderedPlace {
  /** Route parameters by name. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** Response of an endpoint that the page has read, or the first page of a list; `undefined` without one. */
  readonly answerOf: <E extends ReadEndpoint>(
    endpoint: E,
    ...params: Arguments<ParamsOf<E>>
  ) => AnswerOf<E> | undefined;
  /** Whether a read of the page failed with `NOT_FOUND`. */
  readonly isNotThere: <E extends ReadEndpoint>(endpoint: E, ...params: Arguments<ParamsOf<E>>) => boolean;
  /** Converts a path of this site to a full address. */
  readonly address: (path: string) => string;
}

/**
 * Metadata of a package's pages by route path (`src/page-heads.ts`). Part of the server bundle only: browsers do not
 * need it (docs/architecture.md).
 */
export type PageHeads = Readonly<Record<string, (place: RenderedPlace) => PageHead>>;
