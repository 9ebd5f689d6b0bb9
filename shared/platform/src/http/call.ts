import {
  addressOf,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type ReadEndpoint,
  type WriteEndpoint,
} from '@dongne/contract';
import { ApiError } from './api-error';

/** An argument that may be left out where nothing in it is needed, and what follows it. */
export type Arguments<Needed, Rest extends unknown[] = []> = object extends Needed
  ? [needed?: Needed, ...rest: Rest]
  : [needed: Needed, ...rest: Rest];

/** The parameters and the body of a write, with the key under which the same content is done once, however often it is sent. */
type Content<E extends WriteEndpoint> = (object extends ParamsOf<E> ? unknown : { readonly params: ParamsOf<E> }) &
  (undefined extends BodyOf<E> ? { readonly body?: BodyOf<E> } : { readonly body: BodyOf<E> }) & {
    readonly idempotencyKey?: string;
  };

interface AnyContent {
  readonly params?: object | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** The page that it belongs to, where it is read before that page is opened. */
  readonly page?: string | undefined;
}

// Axios is 13 kB that a drawn page does not need before it answers a finger. The host hints the file by this name to pages that
// nobody has drawn: their first reads wait for it.
const importHttp = () => import(/* webpackChunkName: "http" */ './http');

/** Starts to fetch what calls are made with; one that needs it sooner waits for the same file. */
export const prefetchHttp = (): void => {
  importHttp().catch(() => undefined);
};

/**
 * The axios instance.
 *
 * @throws {ApiError} `UNAVAILABLE` when its file does not come; the next call asks for it again.
 */
export const loadClient = async () => {
  try {
    return (await importHttp()).client;
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', undefined, undefined, {}, { cause });
  }
};

/** A call whose parts were checked by anyone who hands them in. Pages use `useRemote`, `read` and `send`. */
export const request = async <E extends Endpoint>(
  endpoint: E,
  { params = {}, body, idempotencyKey, page }: AnyContent,
): Promise<AnswerOf<E>> => {
  const { path, query } = addressOf(endpoint, { ...params });
  const client = await loadClient();
  const { data } = await client.request<AnswerOf<E>>({
    method: endpoint.method,
    url: path,
    params: query,
    data: body,
    isForVisitors: endpoint.isForVisitors === true,
    answers: endpoint.answers,
    page,
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  });
  return data;
};

/**
 * Reads once, past the queries: for what no page shows. Pages use `useRemote`.
 *
 * @throws {ApiError} one of the endpoint's refusals, or of any call.
 */
export const read = <E extends ReadEndpoint>(endpoint: E, ...[params]: Arguments<ParamsOf<E>>): Promise<AnswerOf<E>> =>
  request(endpoint, { params });

/**
 * Sends a write, once.
 *
 * @throws {ApiError} one of the endpoint's refusals, or of any call.
 */
export const send = <E extends WriteEndpoint>(endpoint: E, ...[content]: Arguments<Content<E>>): Promise<AnswerOf<E>> =>
  request(endpoint, { ...content });
