import { ERROR_STATUS } from '@dongne/contract';
import { Type, type TSchema } from 'typebox';

/** The keys of a table of the contract, as the literals they are. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table).filter((key): key is keyof Table & string => Object.hasOwn(table, key));

/** One of a few words; typed as their union and documented as an enum. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>({ type: 'string', enum: [...words] });

/** A value that may be null. */
export const nullable = <Schema extends TSchema>(schema: Schema, options: { readonly description?: string } = {}) =>
  Type.Union([schema, Type.Null()], options);

/** A schema with an `$id` used inside another: written whole, and hoisted into one named component of the OpenAPI document. */
export const ref = <Schema extends TSchema>(schema: Schema): Schema => schema;

/** A flag that the specification writes as 0 or 1. */
export const Flag = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] });

/** `true` → 1 */
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Years that somebody may mean; a date far away is a mistake, and some have no place in a database. */
const YEAR = '(19|2\\d)\\d\\d';

/**
 * An instant, ISO 8601 with offset. The format alone also allows a 60th second and the name of a time zone in brackets,
 * neither of which `Date` can read.
 */
export const Instant = Type.String({
  format: 'date-time',
  pattern: `^${YEAR}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]\\d\\d:\\d\\d)$`,
});

const DAY = { format: 'date', pattern: `^${YEAR}-` };

/** A day without a time zone, YYYY-MM-DD. */
export const Day = Type.String(DAY);

/** The same, with a word on which day it is. */
export const dayThatIs = (description: string) => Type.String({ ...DAY, description });

/** The largest whole number of a column of PostgreSQL's type `integer`. */
export const MAX_INTEGER = 2_147_483_647;

/** A positive whole number that names something. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_INTEGER });

/** Path parameter `{id}`. */
export const IdParams = Type.Object({ id: Id });

/** The error body of every refusal. */
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
