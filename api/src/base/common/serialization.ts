import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { isObject, type JsonObject, mapJson } from './openapi-components';

const compilerWith = SerializerSelector();

type Compiler = ReturnType<typeof compilerWith>;

/**
 * Translates `nullable` of the contract for the serializer. With alternatives it validates the value against each one,
 * which took longer than serializing the list of shops.
 */
const sayNullable = ({ anyOf, ...rest }: JsonObject): JsonObject => {
  if (anyOf === undefined) return rest;
  const [schema, none, ...others]: unknown[] = Array.isArray(anyOf) ? anyOf : [];
  const isNullable =
    isObject(schema) && typeof schema['type'] === 'string' && isObject(none) && none['type'] === 'null';
  return isNullable && others.length === 0 ? { ...schema, ...rest, nullable: true } : { anyOf, ...rest };
};

/** Compiles a route's serializer at its first response: compiling all of them at the start takes a second. */
export const buildSerializer: typeof compilerWith = (schemas, options) => {
  const compile = compilerWith(schemas, options);
  return (route) => {
    let write: ReturnType<Compiler> | undefined;
    return (answer) => (write ??= compile({ ...route, schema: mapJson(route.schema, sayNullable) }))(answer);
  };
};
