import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** A provider's answer as it must be, or undefined where it is none. */
export const jsonAnswer = <Schema extends TSchema>(schema: Schema, text: string): Static<Schema> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
};
