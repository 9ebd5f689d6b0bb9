const NAME = 'x-component';

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** Maps every object of a JSON value, inner ones first. */
export const mapJson = (value: unknown, change: (object: JsonObject) => JsonObject): unknown => {
  if (Array.isArray(value)) return value.map((child) => mapJson(child, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapJson(child, change)])));
};

/**
 * Replaces each `$id` in body and response schemas by an annotation. The serializer treats an `$id` as an address and
 * rejects duplicates, and the document drops that of a body, but a named schema is used whole in many places.
 */
export const markNames = (schemas: unknown): unknown =>
  mapJson(schemas, ({ $id, ...rest }) => (typeof $id === 'string' ? { ...rest, [NAME]: $id } : { ...rest }));

/**
 * Moves every named schema to `components.schemas` and leaves a reference, so that generated client types have names
 * while routes hold whole, typed schemas.
 *
 * @throws {Error} when two different schemas have the same name.
 */
export const hoistNamedSchemas = <Document extends object>(document: Document): Document => {
  const schemas: JsonObject = {};
  const hoist = ({ $id, [NAME]: marked, ...rest }: JsonObject): JsonObject => {
    const name = marked ?? $id;
    if (typeof name !== 'string') return rest;
    if (schemas[name] !== undefined && JSON.stringify(schemas[name]) !== JSON.stringify(rest)) {
      throw new Error(`Two different schemas are named ${name}`);
    }
    schemas[name] = rest;
    return { $ref: `#/components/schemas/${name}` };
  };
  return Object.assign({}, document, mapJson(document, hoist), { components: { schemas } });
};
