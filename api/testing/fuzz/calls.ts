import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema, Method, Operation } from './document';
import { rightForm, wrongForm, type SentBody } from './forms';
import { rightValue, type Hints } from './right-values';
import { BROKEN_BODIES, ODD_HEADERS, ODD_QUERIES, wrongValue } from './wrong-values';

/** Caller: the intended user, another user, or a visitor. */
export type Caller = 'own' | 'other' | 'nobody';

/** One call of an operation. */
export interface FuzzCall {
  readonly method: Method;
  readonly url: string;
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Buffer | string;
}

const WRONG_SHARE = 3;

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
// A lone surrogate cannot be encoded in an address; its three bytes are among the odd queries.
const escaped = (value: unknown): string => encodeURIComponent(asText(value).replace(/\p{Surrogate}/gu, ''));

/** An empty part would be the address of another operation. */
const withinPath = (value: unknown): string => escaped(value).slice(0, 300) || '%20';

/** A valid value with one field, at any depth, that is wrong, missing or new. */
const mutated = (schema: JsonSchema, hints: Hints): Arbitrary<unknown> =>
  fc
    .record({ value: rightValue(schema, hints), at: fc.nat(), wrong: wrongValue, kind: fc.nat(3) })
    .map(({ value, at, wrong, kind }) => {
      const places: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
      const look = (holder: unknown): void => {
        if (typeof holder !== 'object' || holder === null) return;
        for (const key of Object.keys(holder)) {
          places.push({ holder: Object(holder), key });
          look(Reflect.get(holder, key));
        }
      };
      look(value);
      const place = places[at % Math.max(places.length, 1)];
      if (place === undefined) return wrong;
      if (kind === 0) delete place.holder[place.key];
      else if (kind === 1) place.holder['unknown'] = wrong;
      else place.holder[place.key] = wrong;
      return value;
    });

const json = (value: unknown): SentBody => ({ contentType: 'application/json', payload: asJson(value) });
const asJson = (value: unknown): string => JSON.stringify(value) ?? '';

const wrongJson = (schema: JsonSchema, hints: Hints): Arbitrary<SentBody> =>
  fc.oneof(
    { arbitrary: mutated(schema, hints).map(json), weight: WRONG_SHARE },
    wrongValue.map(json),
    fc.constantFrom(...BROKEN_BODIES).map((payload) => ({ contentType: 'application/json', payload })),
  );

const bodyOf = ({ body }: Operation, isRight: boolean, hints: Hints): Arbitrary<SentBody | null> => {
  if (body === null) return isRight ? fc.constant(null) : fc.option(wrongValue.map(json));
  if (body.mediaType === 'multipart/form-data')
    return isRight ? rightForm(body.schema, hints) : wrongForm(body.schema, hints);
  return isRight ? rightValue(body.schema, hints).map(json) : wrongJson(body.schema, hints);
};

const urlOf = ({ path, parameters }: Operation, isRight: boolean, hints: Hints): Arbitrary<string> => {
  const valueOf = (schema: JsonSchema, name: string): Arbitrary<unknown> => {
    const right = rightValue(schema, hints, name);
    return isRight ? right : fc.oneof(right, wrongValue);
  };
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const places = fc.tuple(...inPath.map(({ name, schema }) => valueOf(schema, name)));
  const query = fc.tuple(
    ...inQuery.map(({ name, schema, required }) => {
      const value = valueOf(schema, name).map((one) => `${name}=${escaped(one)}`);
      return required === true && isRight ? value : fc.option(value);
    }),
  );
  const odd = isRight
    ? fc.constant('')
    : fc.oneof({ arbitrary: fc.constant(''), weight: 4 }, fc.constantFrom(...ODD_QUERIES));
  return fc.tuple(places, query, odd).map(([values, pairs, end]) => {
    const filled = inPath.reduce((url, { name }, at) => url.replace(`{${name}}`, withinPath(values[at])), path);
    return `${filled}?${[...pairs.filter((pair) => pair !== null), end].filter(Boolean).join('&')}`;
  });
};

/** Calls of an operation: about a third as documented by the intended user, the rest wrong in any part of a call. */
export const callsOf = (operation: Operation, hints: Hints): Arbitrary<FuzzCall> => {
  const made = (isRight: boolean): Arbitrary<FuzzCall> =>
    fc
      .record({
        url: urlOf(operation, isRight, hints),
        body: bodyOf(operation, isRight, hints),
        caller: isRight ? fc.constant<Caller>('own') : fc.constantFrom<Caller>('own', 'own', 'own', 'other', 'nobody'),
        odd: isRight
          ? fc.constant({})
          : fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, fc.constantFrom(...ODD_HEADERS)),
        method: isRight
          ? fc.constant(operation.method)
          : fc.constantFrom(...Array<Method>(12).fill(operation.method), 'PATCH', 'DELETE'),
      })
      .map(({ url, body, caller, odd, method }) => ({
        method,
        url,
        caller,
        headers: { ...(body === null ? {} : { 'content-type': body.contentType }), ...odd },
        ...(body === null || method === 'GET' ? {} : { payload: body.payload }),
      }));
  return fc.oneof(made(true), { arbitrary: made(false), weight: 2 });
};
