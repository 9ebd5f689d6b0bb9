import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Parses a provider's response by its schema; undefined if invalid. */
export const jsonAnswer = <Schema extends TSchema>(schema: Schema, text: string): Static<Schema> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
};
