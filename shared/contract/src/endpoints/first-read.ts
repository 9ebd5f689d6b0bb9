import { addressOf, type Endpoint, type ParamsOf, type ReadEndpoint } from './endpoint';

/** Where a parameter comes from: `:id` of the path, `?id` of the query, `@latitude` of the viewer's own place; else it is what stands here. */
type Source = `:${string}` | `?${string}` | '@latitude' | '@longitude' | string | number | boolean;

/** A read that the first view of a route needs, as plain data: the host of the HTML starts it before any script has come. */
export interface FirstRead {
  readonly endpoint: ReadEndpoint;
  readonly params: Readonly<Record<string, Source>>;
}

/** Declares one. Its names are the endpoint's own. */
export const firstRead = <E extends ReadEndpoint>(
  endpoint: E,
  params: { readonly [K in keyof ParamsOf<E>]: Source },
): FirstRead => ({ endpoint, params: { ...params } });

/** What is known of an opened page without running it. */
export interface OpenedPage {
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** Where a visitor has chosen to be; of a member the server knows by itself. */
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined;
}

const ID = /^[1-9]\d{0,9}$/;

/** The value of a parameter; `undefined` leaves it out, `null` means that the page will ask for something else. */
const valueOf = (name: string, source: Source, { path, query, place }: OpenedPage) => {
  const [mark, from] = [String(source).charAt(0), String(source).slice(1)];
  if (mark === ':') return path[from] ?? null;
  if (mark === '?') return query.get(from) ?? undefined;
  if (source === '@latitude') return place?.latitude;
  if (source === '@longitude') return place?.longitude;
  // The URL says something else than the declaration takes for granted.
  return query.has(name) ? null : source;
};

/**
 * The parameters of a first read on an opened page.
 *
 * @returns `undefined` when nothing can be asked yet: an id is missing or none, or the URL asks for more than the declaration knows.
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

/** The one text under which a read travels, however its parameters were ordered: `/nonMember/laundry/list/group?sort=Using`. */
export const wireText = (path: string, query: Readonly<Record<string, unknown>> = {}): string => {
  const words = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(words);
  text.sort();
  return text.size === 0 ? path : `${path}?${text}`;
};

/** The same of an endpoint. @param isMember whether a login goes along; visitors have a path of their own. */
export const wireTextOf = (
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>>,
  isMember: boolean,
): string => {
  const { path, query } = addressOf(endpoint, params);
  return wireText(endpoint.isForVisitors && !isMember ? `/nonMember${path}` : path, query);
};
