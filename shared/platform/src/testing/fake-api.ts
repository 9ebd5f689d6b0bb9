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

/** An answer that is no success, as it comes over the wire. */
interface FailedAnswer<Code extends ErrorCode = ErrorCode> {
  readonly refusal: true;
  readonly status: number;
  readonly data: unknown;
  /** Only for the compiler: an endpoint takes the codes that it declares. */
  readonly code?: Code;
}

/** `'POST /request/delivery': refuse('SLOT_FULL')` */
export const refuse = <Code extends ErrorCode>(
  code: Code,
  { svMessage = '', fields }: { svMessage?: string; fields?: Record<string, string> } = {},
): FailedAnswer<Code> => refuseAs(ERROR_STATUS[code], { error: { code, svMessage, fields } });

/** An answer of any shape and status, such as one of a proxy or of a server that is newer than this client. */
export const refuseAs = (status: number, data: unknown): FailedAnswer<never> => ({ refusal: true, status, data });

/** A call as the server had it. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The same, as the client's declaration says it leaves. */
interface CallOf<E extends Endpoint> extends Omit<FakeCall, 'params' | 'body'> {
  readonly params: Partial<ParamsOf<E>>;
  readonly body: BodyOf<E>;
}

type Refusal<E extends Endpoint> = FailedAnswer<RefusalsOf<E> | (typeof REFUSALS_OF_ANY_CALL)[number]>;

/** What a route answers: a body, a refusal, or a function of the call that gives one; one that throws gives no answer at all. */
type DeclaredAnswer<E extends Endpoint> =
  AnswerOf<E> | Refusal<E> | ((call: CallOf<E>) => AnswerOf<E> | Refusal<E> | Promise<AnswerOf<E> | Refusal<E>>);

type Written<P extends string, Params> = P extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}${Name extends keyof Params ? `${Params[Name] & (string | number)}` : never}${Written<After, Params>}`
  : P;

type DeclaredEndpoint = Extract<(typeof endpoints)[keyof typeof endpoints], Endpoint>;

/** Routes of the API by `METHOD /path`, relative to `/v1/app` and without the visitors' prefix: declared ones, and no other. */
export type FakeApi = {
  readonly [
    E in DeclaredEndpoint as `${Uppercase<E['method']>} ${Written<E['path'], ParamsOf<E>>}`
  ]?: DeclaredAnswer<E>;
};

/** What can stand under one route of `FakeApi`. */
export type FakeAnswer<Route extends keyof FakeApi> = Required<FakeApi>[Route];

/** Gives these answers to one call after the other: `'GET /main': inTurn(refuse('UNAVAILABLE'), buildMain())`. */
export const inTurn = <Answers extends readonly unknown[]>(...answers: Answers): (() => Answers[number]) => {
  let had = 0;
  return () => {
    if (had === answers.length) throw new Error('Nobody prepared another answer');
    return answers[had++];
  };
};

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
export const fakeApi = (routes: Readonly<Record<string, unknown>>): { adapter: AxiosAdapter; calls: FakeCall[] } => {
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
