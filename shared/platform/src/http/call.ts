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

/** Argument that may be omitted if nothing in it is required, and the arguments after it. */
export type Arguments<Needed, Rest extends unknown[] = []> = object extends Needed
  ? [needed?: Needed, ...rest: Rest]
  : [needed: Needed, ...rest: Rest];

/** Parameters and body of a write, with its idempotency key. */
type Content<E extends WriteEndpoint> = (object extends ParamsOf<E> ? unknown : { readonly params: ParamsOf<E> }) &
  (undefined extends BodyOf<E> ? { readonly body?: BodyOf<E> } : { readonly body: BodyOf<E> }) & {
    readonly idempotencyKey?: string;
  };

interface AnyContent {
  readonly params?: object | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Page of a read that is made before the page is opened. */
  readonly page?: string | undefined;
}

// Axios is 13 kB that a server-rendered page does not need before the first tap. The host preloads the file by this
// name for pages rendered in the browser, whose first reads wait for it.
const importHttp = () => import(/* webpackChunkName: "http" */ './http');

/** Prefetches the HTTP client; earlier callers wait for the same file. */
export const prefetchHttp = (): void => {
  importHttp().catch(() => undefined);
};

/**
 * Loads the axios instance.
 *
 * @throws {ApiError} `UNAVAILABLE` when its file fails to load; the next call retries.
 */
export const loadClient = async () => {
  try {
    return (await importHttp()).client;
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', undefined, undefined, {}, { cause });
  }
};

/** Sends a call whose parts the caller has checked. Pages use `useRemote`, `read` and `send`. */
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
 * Reads once without the query cache: for data that no page shows. Pages use `useRemote`.
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
