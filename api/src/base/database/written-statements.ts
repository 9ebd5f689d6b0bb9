import { type Placeholder, sql } from 'drizzle-orm';
import type { Executor } from './database';

/** A value of a statement, or the place where it will stand. */
export type Held<Value> = Value | Placeholder;

/** The place of a value that is handed over when the statement is asked. */
export const held = (name: string): Placeholder => sql.placeholder(name);

/** Shapes of one statement that are kept; beyond them it is written anew each time. */
const MOST_SHAPES = 100;

/**
 * Keeps statements as Drizzle has written them: that takes as long as PostgreSQL needs for the list of shops.
 *
 * @param write a statement of that shape, with a place for each value that is not part of the shape.
 */
export const writtenStatements = <Statement>() => {
  const ofExecutors = new WeakMap<Executor, Map<string, Statement>>();
  return (executor: Executor, shape: string, write: () => Statement): Statement => {
    const written = ofExecutors.get(executor) ?? new Map<string, Statement>();
    ofExecutors.set(executor, written);
    const known = written.get(shape);
    if (known !== undefined) return known;
    const statement = write();
    if (written.size < MOST_SHAPES) written.set(shape, statement);
    return statement;
  };
};
