import type { paths } from '../api-types.generated';
import type { ErrorCode } from '../error-codes';

type Wire = '/v1/app';

/** Path of the customer's API as pages write it: without `/v1/app`, and without the visitors' variant. */
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

/** Basic shape of a response: an object is never empty, and may be missing only with `objectOrNull`. */
export type AnswerShape = 'object' | 'list' | 'objectOrNull';

type ShapeOf<Answer> = null extends Answer ? 'objectOrNull' : Answer extends readonly unknown[] ? 'list' : 'object';

/** Declared by every read with a JSON response: other shapes are rejected. */
type Shaped<M extends Method, Answer> = M extends 'get'
  ? Answer extends undefined
    ? { readonly answers?: never }
    : { readonly answers: ShapeOf<Answer> }
  : { readonly answers?: never };

type Declared<M extends Method, P extends Path> = {
  readonly method: M;
  readonly path: P;
  /** Refusals of this call besides those of any call (`REFUSALS_OF_ANY_CALL`). */
  readonly refusals?: readonly ErrorCode[];
  /** Whether the page cannot do without this response: a failure shows the error page instead. */
  readonly isPageLoad?: true;
} & Visitors<M, P> &
  Shaped<M, AnswerOfOperation<Operation<M, P>>>;

/**
 * Operation of the customer's API as a value. Method and path must exist on the server; input and output types follow.
 * Plain data, so that routes and the HTML can contain it.
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

/** Flags are words in a query, and booleans as arguments. */
type Written<T> = string extends T ? T : 'true' extends T ? boolean : T;

/** Parameters of the path and of the query, in one object. Optional ones may be `undefined` as well. */
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

/** Response body on success. */
export type AnswerOf<E extends Endpoint> = AnswerOfOperation<OperationOf<E>>;

/** Request body: an object as JSON, or the fields of a multipart form. */
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

/** Error codes of an endpoint's own. */
export type RefusalsOf<E extends Endpoint> = E extends { readonly refusals: readonly (infer C extends ErrorCode)[] }
  ? C
  : never;

/** Error codes of any call. */
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

/** Splits parameters into the filled path and the remaining query. Drops `null` and `undefined`. */
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
 * Returns the query key of an endpoint: the parts of the path and, if there are any, the query's parameters.
 * Everything under a path shares the beginning of its key.
 */
export const keyOf = (endpoint: { readonly path: string }, params: Params = {}): readonly unknown[] => {
  const { path, query } = addressOf(endpoint, params);
  return [...keyUnder(path), ...(Object.keys(query).length > 0 ? [query] : [])];
};

type Start<P extends string> = P extends `${infer A}/{${string}` ? A : P;
type Prefixes<P extends string> = P extends `${infer A}/${infer B}` ? A | `${A}/${Prefixes<B>}` : P;

/** Path or prefix of one, such as `/request` for all reads of requests. */
export type PathPrefix = Exclude<Prefixes<Start<Path>>, ''>;

/** Returns the key prefix of everything under a path. */
export const keyUnder = (path: string): readonly string[] => path.split('/').filter(Boolean);
