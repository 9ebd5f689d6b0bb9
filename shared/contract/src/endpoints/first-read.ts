import { addressOf, type Endpoint, type ParamsOf, type ReadEndpoint } from './endpoint';

/**
 * Source of a parameter: `:id` of the path, `?id` of the query, `@latitude` of the viewer's address; otherwise a
 * constant.
 */
type Source = `:${string}` | `?${string}` | '@latitude' | '@longitude' | string | number | boolean;

/** Read for the first view of a route, as plain data: the host's HTML starts it before any script has loaded. */
export interface FirstRead {
  readonly endpoint: ReadEndpoint;
  readonly params: Readonly<Record<string, Source>>;
}

/** Declares a first read. Its names are the endpoint's own. */
export const firstRead = <E extends ReadEndpoint>(
  endpoint: E,
  params: { readonly [K in keyof ParamsOf<E>]: Source },
): FirstRead => ({ endpoint, params: { ...params } });

/** Parameters of a read around the viewer: the place that a visitor has chosen; the server knows a member's. */
export const VIEWER_POSITION = { latitude: '@latitude', longitude: '@longitude' } as const;

/** Facts about an opened page that are known without running it. */
export interface OpenedPage {
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** Address that a visitor has chosen; a member's is known to the server. */
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined;
}

const ID = /^[1-9]\d{0,9}$/;

/** Returns the value of a parameter; `undefined` omits it, `null` means that the page will request something else. */
const valueOf = (name: string, source: Source, { path, query, place }: OpenedPage) => {
  const [mark, from] = [String(source).charAt(0), String(source).slice(1)];
  if (mark === ':') return path[from] ?? null;
  if (mark === '?') return query.get(from) ?? undefined;
  if (source === '@latitude') return place?.latitude;
  if (source === '@longitude') return place?.longitude;
  // The URL contradicts the declared constant.
  return query.has(name) ? null : source;
};

/**
 * Returns the parameters of a first read on an opened page.
 *
 * @returns `undefined` when nothing can be requested yet: an id is missing or invalid, or the URL has parameters that
 * the declaration does not know.
 */
export const paramsOfFirstRead = (
  { endpoint, params }: FirstRead,
  page: OpenedPage,
): Readonly<Record<string, unknown>> | undefined => {
  const values = Object.entries(params).map(([name, source]) => ({ name, value: valueOf(name, source, page) }));
  const isAskable = values.every(({ name, value }) =>
    endpoint.path.includes(`{${name}}`) ? ID.test(String(value)) : value !== null,
  );
  return isAskable ? Object.fromEntries(values.map(({ name, value }) => [name, value])) : undefined;
};

/**
 * Returns the canonical request text of a read, whatever the order of its parameters:
 * `/nonMember/laundry/list/group?sort=Using`.
 */
export const wireText = (path: string, query: Readonly<Record<string, unknown>> = {}): string => {
  const words = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(words);
  text.sort();
  return text.size === 0 ? path : `${path}?${text}`;
};

/**
 * Returns the request text of an endpoint. @param isMember whether a login is sent; visitors have a path of their own.
 */
export const wireTextOf = (
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>>,
  isMember: boolean,
): string => {
  const { path, query } = addressOf(endpoint, params);
  return wireText(endpoint.isForVisitors && !isMember ? `/nonMember${path}` : path, query);
};
