import { ERROR_STATUS } from '@dongne/contract';
import { Type, type TSchema } from 'typebox';

/** Keys of a table of the contract, as literal types. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table).filter((key): key is keyof Table & string => Object.hasOwn(table, key));

/** Enum of strings: typed as a union, documented as an enum. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>({ type: 'string', enum: [...words] });

/** Nullable schema. */
export const nullable = <Schema extends TSchema>(schema: Schema, options: { readonly description?: string } = {}) =>
  Type.Union([schema, Type.Null()], options);

/**
 * Uses a schema with an `$id` inside another one: written whole, then hoisted into a named component of the OpenAPI
 * document.
 */
export const ref = <Schema extends TSchema>(schema: Schema): Schema => schema;

/** Flag, 0 or 1 in the specification. */
export const Flag = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] });

/** `true` → 1 */
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Plausible years; others are mistakes, and some exceed the database's range. */
const YEAR = '(19|2\\d)\\d\\d';

/**
 * Instant, ISO 8601 with offset. The format alone also allows a 60th second and a bracketed time zone name, which
 * `Date` cannot parse.
 */
export const Instant = Type.String({
  format: 'date-time',
  pattern: `^${YEAR}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]\\d\\d:\\d\\d)$`,
});

const DAY = { format: 'date', pattern: `^${YEAR}-` };

/** Day without a time zone, YYYY-MM-DD. */
export const Day = Type.String(DAY);

/** Day with a description. */
export const dayThatIs = (description: string) => Type.String({ ...DAY, description });

/** Maximum of PostgreSQL's type `integer`. */
export const MAX_INTEGER = 2_147_483_647;

/** Positive integer id. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_INTEGER });

/** Path parameter `{id}`. */
export const IdParams = Type.Object({ id: Id });

/** Error body of every refusal. */
export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: oneOf(keysOf(ERROR_STATUS)),
      svMessage: Type.String(),
      fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
  },
  { $id: 'ErrorBody' },
);
