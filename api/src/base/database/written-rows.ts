import { fillPlaceholders, type Query } from 'drizzle-orm';
import { types } from 'pg';
import type { Database } from './database';

type TypeId = Parameters<typeof types.getTypeParser>[0];

/** Days and instants stay as PostgreSQL writes them, everywhere: a `Date` of a day would depend on the server's time zone. */
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
 * The rows of a statement that Drizzle has written, each as the list of its values in the order of its columns. For a list that is read
 * at every turn: to decode each value by its column and name it takes as long as all the rest of reading it.
 *
 * @param statement what `prepare` of a select gave.
 * @param values for its places.
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
