import { ERROR_STATUS, type ErrorCode } from '@dongne/contract';
import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

/** An answer that is no success, as it comes over the wire. */
interface FailedAnswer {
  readonly refusal: true;
  readonly status: number;
  readonly data: unknown;
}

/** `'POST /request/delivery': refuse('SLOT_FULL')` */
export const refuse = (
  code: ErrorCode,
  { svMessage = '', fields }: { svMessage?: string; fields?: Record<string, string> } = {},
): FailedAnswer => refuseAs(ERROR_STATUS[code], { error: { code, svMessage, fields } });

/** A failed answer of any shape, such as one of a server that is newer than this client. */
export const refuseAs = (status: number, data: unknown): FailedAnswer => ({ refusal: true, status, data });

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** What a route answers: a body, a refusal, or a function of the call that gives one; one that throws gives no answer at all. */
export type FakeAnswer = unknown;

/** Routes of the API by `METHOD /path`, relative to `/v1/app` and without the visitor prefix. */
export type FakeApi = Readonly<Record<string, FakeAnswer>>;

const isRefusal = (value: unknown): value is FailedAnswer =>
  typeof value === 'object' && value !== null && 'refusal' in value;

/** What a call ends with when the wire breaks; a failure of the wire's own kind stays what it is. */
const noAnswer = (config: InternalAxiosRequestConfig, thrown: unknown): AxiosError =>
  thrown instanceof AxiosError ? thrown : new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);

const callOf = (config: InternalAxiosRequestConfig): FakeCall => ({
  method: (config.method ?? 'get').toUpperCase(),
  path: (config.url ?? '').replace(/^\/nonMember/, ''),
  params: config.params ?? {},
  body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
  headers: AxiosHeaders.from(config.headers).toJSON(),
});

/**
 * A server at HTTP level: everything of the client runs but the wire.
 * A call nobody prepared is answered 404 and reported, so that a forgotten route is seen.
 *
 * @returns the adapter and the calls it has had, in order.
 */
export const fakeApi = (routes: FakeApi): { adapter: AxiosAdapter; calls: FakeCall[] } => {
  const calls: FakeCall[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const call = callOf(config);
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    const prepared = Object.hasOwn(routes, key)
      ? routes[key]
      : refuse('NOT_FOUND', { svMessage: `nobody prepared ${key}` });
    const answer: unknown = await Promise.resolve(call)
      .then((made) => (typeof prepared === 'function' ? prepared(made) : prepared))
      .catch((thrown: unknown) => {
        throw noAnswer(config, thrown);
      });
    const { status, data } = isRefusal(answer) ? answer : { status: 200, data: answer };
    const response = { data, status, statusText: '', headers: {}, config };
    if (status < 400) return response;
    throw new AxiosError(`status ${status}`, undefined, config, undefined, response);
  };
  return { adapter, calls };
};
