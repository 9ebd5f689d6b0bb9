import type { ClientBase, Pool } from 'pg';
import { isTraced, startStatementSpan } from '@dongne/observe';

const textOf = (config: unknown): string => {
  if (typeof config === 'string') return config;
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '';
};

/** Verb and first table of a statement: `select requests`. */
const nameOf = (text: string): string => {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
};

/** Adds a span for each statement of a traced request; others cost one look. */
export const traceStatements = (pool: Pool): void => {
  pool.on('connect', (client: ClientBase) => {
    client.query = new Proxy(client.query, {
      apply: (query, self, args: unknown[]) => {
        const text = isTraced() ? textOf(args[0]) : '';
        if (text === '') return Reflect.apply(query, self, args);
        const end = startStatementSpan(nameOf(text), text);
        const callback = args.at(-1);
        if (typeof callback === 'function') {
          const ended = (error: unknown, ...rest: unknown[]): unknown => {
            end(error ?? undefined);
            return Reflect.apply(callback, undefined, [error, ...rest]);
          };
          return Reflect.apply(query, self, [...args.slice(0, -1), ended]);
        }
        const result: unknown = Reflect.apply(query, self, args);
        if (result instanceof Promise) result.then(() => end(), end);
        else end();
        return result;
      },
    });
  });
};
