import type { FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';

/** Spelling of numbers in a URL, one per value: neither `1.5`, `1e3` nor ` 3` is an id, and an empty text is not 0. */
const WRITTEN = {
  integer: /^(0|-?[1-9]\d{0,15})$/,
  // JavaScript prints very small numbers with an exponent.
  number: /^-?\d{1,16}(\.\d{1,25})?(e-\d{1,3})?$/,
} as const;

const kindOf = (schema: unknown): keyof typeof WRITTEN | undefined => {
  if (typeof schema !== 'object' || schema === null || !('type' in schema)) return undefined;
  return schema.type === 'integer' || schema.type === 'number' ? schema.type : undefined;
};

const propertiesOf = (schema: TSchema): readonly [name: string, schema: unknown][] =>
  'properties' in schema && typeof schema.properties === 'object' && schema.properties !== null
    ? Object.entries(schema.properties)
    : [];

/** Finds values in path, query or headers that are not spelt like a number but should be. */
export const misspeltNumbers = (schema: TSchema, input: unknown): FastifySchemaValidationError[] => {
  if (typeof input !== 'object' || input === null) return [];
  const written = new Map<string, unknown>(Object.entries(input));
  return propertiesOf(schema).flatMap(([name, property]) => {
    const [kind, text] = [kindOf(property), written.get(name)];
    if (kind === undefined || typeof text !== 'string' || WRITTEN[kind].test(text)) return [];
    return [{ keyword: kind, instancePath: `/${name}`, schemaPath: '', params: {}, message: `must be a ${kind}` }];
  });
};
