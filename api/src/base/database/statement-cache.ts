import { type Placeholder, sql } from 'drizzle-orm';
import type { Executor } from './database-types';

/** Value of a statement or its placeholder. */
export type Bindable<Value> = Value | Placeholder;

/** Placeholder for a value that is passed at execution. */
export const placeholder = (name: string): Placeholder => sql.placeholder(name);

/** Maximum number of cached statement shapes; others are built each time. */
const MOST_SHAPES = 100;

/**
 * Caches built Drizzle statements: building one takes as long as PostgreSQL needs for the list of shops. Transactions
 * share those of their connection.
 *
 * @param write builds a statement of a shape, with placeholders for all values that are not part of the shape.
 */
export const statementCache = <Statement>() => {
  const ofSessions = new WeakMap<object, Map<string, Statement>>();
  return (executor: Executor, shape: string, write: () => Statement): Statement => {
    const { session } = executor._;
    const written = ofSessions.get(session) ?? new Map<string, Statement>();
    ofSessions.set(session, written);
    const known = written.get(shape);
    if (known !== undefined) return known;
    const statement = write();
    if (written.size < MOST_SHAPES) written.set(shape, statement);
    return statement;
  };
};

/** Caches a statement that has one shape. @param write builds it, with placeholders for all values. */
export const preparedOnce = <Statement>(write: (executor: Executor) => Statement) => {
  const written = statementCache<Statement>();
  return (executor: Executor): Statement => written(executor, '', () => write(executor));
};
