import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { isObject, type JsonObject, mapJson } from './openapi-components';

const compilerWith = SerializerSelector();

type Compiler = ReturnType<typeof compilerWith>;

/**
 * `nullable` of the contract, in the serializer's own word. Of alternatives it finds the right one by validating the value against each:
 * for the list of shops that took longer than writing it.
 */
const sayNullable = ({ anyOf, ...rest }: JsonObject): JsonObject => {
  if (anyOf === undefined) return rest;
  const [schema, none, ...others]: unknown[] = Array.isArray(anyOf) ? anyOf : [];
  const isNullable =
    isObject(schema) && typeof schema['type'] === 'string' && isObject(none) && none['type'] === 'null';
  return isNullable && others.length === 0 ? { ...schema, ...rest, nullable: true } : { anyOf, ...rest };
};

/** Compiles how a route writes its answers when it answers for the first time: all of them at the start take a second. */
export const buildSerializer: typeof compilerWith = (schemas, options) => {
  const compile = compilerWith(schemas, options);
  return (route) => {
    let write: ReturnType<Compiler> | undefined;
    return (answer) => (write ??= compile({ ...route, schema: mapJson(route.schema, sayNullable) }))(answer);
  };
};
