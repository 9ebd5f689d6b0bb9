import type { paths } from '../api-types.generated';
import type { ErrorCode } from '../error-codes';

type Wire = '/v1/app';

/** A path of the customer's API as pages write it: without `/v1/app`, and without the variant that visitors get. */
type PathOf<P> = P extends `${Wire}/nonMember/${string}` ? never : P extends `${Wire}${infer Rest}` ? Rest : never;
type Path = PathOf<keyof paths>;
type Method = 'delete' | 'get' | 'post' | 'put';

type Operation<M extends Method, P extends Path> = paths[`${Wire}${P}`][M];

/** `true` exactly where the server has the path under `/nonMember` too; product specification §6. */
type Visitors<M extends Method, P extends Path> = M extends 'get'
  ? `${Wire}/nonMember${P}` extends keyof paths
    ? { readonly isForVisitors: true }
    : { readonly isForVisitors?: never }
  : { readonly isForVisitors?: never };

/** Basic shape of an answer: an object is never empty, and only where `objectOrNull` says so it may be missing. */
export type AnswerShape = 'object' | 'list' | 'objectOrNull';

type ShapeOf<Answer> = null extends Answer ? 'objectOrNull' : Answer extends readonly unknown[] ? 'list' : 'object';

/** Declared by every read that answers with JSON: pages get nothing of another shape. */
type Shaped<M extends Method, Answer> = M extends 'get'
  ? Answer extends undefined
    ? { readonly answers?: never }
    : { readonly answers: ShapeOf<Answer> }
  : { readonly answers?: never };

type Declared<M extends Method, P extends Path> = {
  readonly method: M;
  readonly path: P;
  /** What this call refuses on its own account, beside what any call may answer (`REFUSALS_OF_ANY_CALL`). */
  readonly refusals?: readonly ErrorCode[];
  /** There is no page without this answer: a failure puts the error page in its place. */
  readonly isPageLoad?: true;
} & Visitors<M, P> &
  Shaped<M, AnswerOfOperation<Operation<M, P>>>;

/**
 * One call of the customer's API as a value. Method and path are ones the server has; what goes in and what comes out
 * follows from them. Plain data, so that a route may name it and the HTML may carry it.
 */
export type Endpoint = {
  [P in Path]: { [M in Method]: Operation<M, P> extends object ? Declared<M, P> : never }[Method];
}[Path];

export type ReadEndpoint = Extract<Endpoint, { readonly method: 'get' }>;
export type WriteEndpoint = Exclude<Endpoint, { readonly method: 'get' }>;

type OperationOf<E extends Endpoint> = E extends { readonly method: infer M; readonly path: infer P }
  ? M extends Method
    ? P extends Path
      ? Operation<M, P>
      : never
    : never
  : never;

type Given<T> = [T] extends [never] ? unknown : T extends object ? T : unknown;

type ParametersOf<E extends Endpoint> =
  OperationOf<E> extends { readonly parameters: infer P }
    ? P extends { readonly path?: infer InPath; readonly query?: infer Query }
      ? Given<NonNullable<InPath>> & Given<NonNullable<Query>>
      : unknown
    : unknown;

/** A flag is a word in a query, and a boolean where it is handed in. */
type Written<T> = string extends T ? T : 'true' extends T ? boolean : T;

/** The parameters of the path and of the query, in one object. One that may be left out may be `undefined` as well. */
export type ParamsOf<E extends Endpoint> = {
  readonly [K in keyof ParametersOf<E>]: object extends Pick<ParametersOf<E>, K>
    ? Written<ParametersOf<E>[K]> | undefined
    : Written<ParametersOf<E>[K]>;
};

type AnswerOfOperation<O> = O extends {
  readonly responses: { readonly 200: { readonly content: { 'application/json': infer A } } };
}
  ? A
  : undefined;

/** What the server answers when it does not refuse. */
export type AnswerOf<E extends Endpoint> = AnswerOfOperation<OperationOf<E>>;

/** What is sent: an object as JSON, or the fields of a multipart form. */
export type BodyOf<E extends Endpoint> =
  OperationOf<E> extends { readonly requestBody: { readonly content: infer C } }
    ? C extends { readonly 'application/json': infer Body }
      ? Body
      : FormData
    : OperationOf<E> extends {
          readonly requestBody?: { readonly content: { readonly 'application/json': infer Body } };
        }
      ? Body | undefined
      : undefined;

/** The codes an endpoint refuses with on its own account. */
export type RefusalsOf<E extends Endpoint> = E extends { readonly refusals: readonly (infer C extends ErrorCode)[] }
  ? C
  : never;

/** What any call may answer, whatever it is about. */
export const REFUSALS_OF_ANY_CALL = [
  'NO_JWT',
  'NOT_EXPIRED_JWT',
  'EXPIRED_JWT',
  'INVALID_JWT',
  'REFRESH_REUSED',
  'FORBIDDEN',
  'OBSOLETE_VERSION',
  'NOT_FOUND',
  'TOO_LARGE',
  'VALIDATION',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

type Params = Readonly<Record<string, unknown>>;

const IN_PATH = /\{(\w+)\}/g;

/** Splits parameters into the path they fill and the query that is left. Nothing stands for a parameter that is `null` or `undefined`. */
export const addressOf = (
  { path }: { readonly path: string },
  params: Params,
): { readonly path: string; readonly query: Params } => {
  const used = new Set([...path.matchAll(IN_PATH)].map(([, name]) => name));
  const rest = Object.entries(params).filter(
    ([name, value]) => !used.has(name) && value !== undefined && value !== null,
  );
  return {
    path: path.replace(IN_PATH, (_, name: string) => encodeURIComponent(String(params[name]))),
    query: Object.fromEntries(rest),
  };
};

/**
 * Where the answer lives among the queries: the parts of the path and, if there are any, the query's parameters.
 * Everything under a path shares the beginning of its key.
 */
export const keyOf = (endpoint: { readonly path: string }, params: Params = {}): readonly unknown[] => {
  const { path, query } = addressOf(endpoint, params);
  return [...keyUnder(path), ...(Object.keys(query).length > 0 ? [query] : [])];
};

type Start<P extends string> = P extends `${infer A}/{${string}` ? A : P;
type Prefixes<P extends string> = P extends `${infer A}/${infer B}` ? A | `${A}/${Prefixes<B>}` : P;

/** A path, or the beginning of one, such as `/request` for everything known of requests. */
export type PathPrefix = Exclude<Prefixes<Start<Path>>, ''>;

/** The beginning that all keys under a path share. */
export const keyUnder = (path: string): readonly string[] => path.split('/').filter(Boolean);
