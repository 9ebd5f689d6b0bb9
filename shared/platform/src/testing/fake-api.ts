import {
  ERROR_STATUS,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type endpoints,
  type ErrorCode,
  type ParamsOf,
  type REFUSALS_OF_ANY_CALL,
  type RefusalsOf,
} from '@dongne/contract';
import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

/** Failed response, as on the wire. */
interface FailedAnswer<Code extends ErrorCode = ErrorCode> {
  readonly refusal: true;
  readonly status: number;
  readonly data: unknown;
  /** Compile-time only: an endpoint accepts the codes that it declares. */
  readonly code?: Code;
}

/** Refuses a route: `'POST /request/delivery': refuse('SLOT_FULL')` */
export const refuse = <Code extends ErrorCode>(
  code: Code,
  { svMessage = '', fields }: { svMessage?: string; fields?: Record<string, string> } = {},
): FailedAnswer<Code> => refuseAs(ERROR_STATUS[code], { error: { code, svMessage, fields } });

/** Responds with any shape and status, such as a proxy or a newer server. */
export const refuseAs = (status: number, data: unknown): FailedAnswer<never> => ({ refusal: true, status, data });

/** Call as the server received it. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Call of a declared endpoint. */
interface CallOf<E extends Endpoint> extends Omit<FakeCall, 'params' | 'body'> {
  readonly params: Partial<ParamsOf<E>>;
  readonly body: BodyOf<E>;
}

type Refusal<E extends Endpoint> = FailedAnswer<RefusalsOf<E> | (typeof REFUSALS_OF_ANY_CALL)[number]>;

/**
 * Response of a route: a body, a refusal, or a function of the call that returns one; one that throws is a network
 * failure.
 */
type DeclaredAnswer<E extends Endpoint> =
  AnswerOf<E> | Refusal<E> | ((call: CallOf<E>) => AnswerOf<E> | Refusal<E> | Promise<AnswerOf<E> | Refusal<E>>);

type Written<P extends string, Params> = P extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}${Name extends keyof Params ? `${Params[Name] & (string | number)}` : never}${Written<After, Params>}`
  : P;

type DeclaredEndpoint = Extract<(typeof endpoints)[keyof typeof endpoints], Endpoint>;

/** Routes of the API by `METHOD /path`, relative to `/v1/app` and without the visitors' prefix: declared ones only. */
export type FakeApi = {
  readonly [
    E in DeclaredEndpoint as `${Uppercase<E['method']>} ${Written<E['path'], ParamsOf<E>>}`
  ]?: DeclaredAnswer<E>;
};

/** Response type of one route of `FakeApi`. */
export type FakeAnswer<Route extends keyof FakeApi> = Required<FakeApi>[Route];

/** Returns these responses one after the other: `'GET /main': inTurn(refuse('UNAVAILABLE'), buildMain())`. */
export const inTurn = <Answers extends readonly unknown[]>(...answers: Answers): (() => Answers[number]) => {
  let had = 0;
  return () => {
    if (had === answers.length) throw new Error('No further response is prepared');
    return answers[had++];
  };
};

const isRefusal = (value: unknown): value is FailedAnswer =>
  typeof value === 'object' && value !== null && 'refusal' in value;

/** Error of a call without a response; an axios error stays as it is. */
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
 * Fake server at HTTP level: everything of the client runs but the network.
 * An unknown call gets 404 and is reported, so that a missing route is noticed.
 *
 * @returns the adapter and the calls it has received, in order.
 */
export const fakeApi = (routes: Readonly<Record<string, unknown>>): { adapter: AxiosAdapter; calls: FakeCall[] } => {
  const calls: FakeCall[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const call = callOf(config);
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    const prepared = Object.hasOwn(routes, key)
      ? routes[key]
      : refuse('NOT_FOUND', { svMessage: `no response is prepared for ${key}` });
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
