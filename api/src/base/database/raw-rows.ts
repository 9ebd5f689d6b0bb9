import { fillPlaceholders, type Query } from 'drizzle-orm';
import { types } from 'pg';
import type { Database } from './database-types';

type TypeId = Parameters<typeof types.getTypeParser>[0];

/** Types returned as text, so that a `Date` of a day does not depend on the server's time zone. */
const STAY_TEXTS: ReadonlySet<TypeId> = new Set([
  types.builtins.DATE,
  types.builtins.TIMESTAMP,
  types.builtins.TIMESTAMPTZ,
]);

const asText = (value: string): string => value;

const asWritten = {
  getTypeParser: (id: TypeId) => (STAY_TEXTS.has(id) ? asText : types.getTypeParser(id)),
};

/**
 * Runs a prepared Drizzle select and returns its rows as arrays of raw values in column order. For hot queries:
 * decoding and naming each value takes as long as the rest of the query.
 *
 * @param statement result of `prepare` of a select.
 * @param values of its placeholders.
 */
export const readValues = async <Values extends unknown[]>(
  { $client }: Database,
  statement: { readonly getQuery: () => Query },
  values: Record<string, unknown>,
): Promise<Values[]> => {
  const { sql: text, params } = statement.getQuery();
  const { rows } = await $client.query<Values>(
    { text, rowMode: 'array', types: asWritten },
    fillPlaceholders(params, values),
  );
  return rows;
};
