import type { ClientBase, Pool } from 'pg';

/** Uses before a statement gets a name: statements run once at start or by a migration do not need one. */
const NAMED_FROM_USE = 5;
/** Maximum number of names, because each connection stores a plan per name. */
const MOST_NAMES = 250;
/** Maximum number of counted texts; the counter is cleared when full. */
const MOST_COUNTED = 2_000;

/** Query object as Drizzle passes it. */
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

/** Assigns names to the statements of one pool by their text, which never contains values. */
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
 * Names frequent statements of a pool, so that the server parses and plans them once per connection. Only statements
 * with parameters: the others need a single message anyway.
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
