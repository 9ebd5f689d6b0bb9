import type { ClientBase, Pool } from 'pg';

/** What comes back so often is worth a name: what a start or a migration says once is not. */
const NAMED_FROM_USE = 5;
/** Each connection keeps the plan of every name, so there is an end of them. */
const MOST_NAMES = 250;
/** Texts that are counted; the list of them begins anew when it is full. */
const MOST_COUNTED = 2_000;

/** Something of the form in which Drizzle hands a statement over. */
interface Statement {
  readonly text: string;
}

const isUnnamedStatement = (config: unknown): config is Statement =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('submit' in config) &&
  (!('name' in config) || config.name === undefined || config.name === '');

/** Names for the statements of one pool, by their text alone: values never stand in it. */
const namer = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < NAMED_FROM_USE) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    const name = `dongne_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
};

/**
 * Has every connection of a pool remember the statements that come again and again: the server reads and plans them once a
 * connection instead of each time. Only statements with parameters: the others take one message as they are.
 */
export const nameStatements = (pool: Pool): void => {
  const nameOf = namer();
  pool.on('connect', (client: ClientBase) => {
    client.query = new Proxy(client.query, {
      apply: (query, self, [config, values, ...rest]: unknown[]) => {
        const hasValues = Array.isArray(values) && values.length > 0;
        const name = hasValues && isUnnamedStatement(config) ? nameOf(config.text) : undefined;
        return Reflect.apply(query, self, [name === undefined ? config : { ...Object(config), name }, values, ...rest]);
      },
    });
  });
};
