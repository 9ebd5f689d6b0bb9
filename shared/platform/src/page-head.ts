import type { AnswerOf, ParamsOf, ReadEndpoint } from '@dongne/contract';
import type { Arguments } from './http/call';

/** What search engines and link previews are told of a page. What is left out says nothing special. */
export interface PageHead {
  /** What a page is called by what it shows (`useTabTitle` says it to the browser); what it is always called stands in its route. */
  readonly title?: string | undefined;
  /** What somebody finds there, in a sentence or two. */
  readonly description?: string | undefined;
  /** Path of the one address that the page is known by; its path without a query, unless this says otherwise. */
  readonly canonical?: string | undefined;
  /** Path of a picture of 1200 by 630 pixels. */
  readonly picture?: string | undefined;
  /** Objects of schema.org. */
  readonly structured?: readonly object[];
  /** There is nothing by this address: the answer is 404. Never for what failed to load. */
  readonly isMissing?: boolean;
}

/** A page that has been drawn on the server, as far as its head may depend on it. */
export interface DrawnPlace {
  /** Parameters of its path, as the route names them. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** What it has read from an endpoint, of a list in pages the first one; `undefined` where nothing came. */
  readonly answerOf: <E extends ReadEndpoint>(
    endpoint: E,
    ...params: Arguments<ParamsOf<E>>
  ) => AnswerOf<E> | undefined;
  /** Whether a read of the page was answered with `NOT_FOUND`. */
  readonly isNotThere: <E extends ReadEndpoint>(endpoint: E, ...params: Arguments<ParamsOf<E>>) => boolean;
  /** A path of this site as a whole address. */
  readonly address: (path: string) => string;
}

/**
 * What a package tells search engines of its pages, by the path of the route (`src/page-heads.ts`). It is part of the server
 * bundle alone: a browser that runs the app needs none of it (docs/architecture.md).
 */
export type PageHeads = Readonly<Record<string, (place: DrawnPlace) => PageHead>>;
