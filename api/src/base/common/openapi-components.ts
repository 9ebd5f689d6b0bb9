const NAME = 'x-component';

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** Changes every object of some JSON, the inner ones first. */
export const mapJson = (value: unknown, change: (object: JsonObject) => JsonObject): unknown => {
  if (Array.isArray(value)) return value.map((child) => mapJson(child, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapJson(child, change)])));
};

/**
 * Body and response schemas with each `$id` turned into an annotation. The serializer takes an `$id` for an address and refuses
 * one that occurs twice, the document drops that of a body, but a named schema stands whole wherever it is used.
 */
export const markNames = (schemas: unknown): unknown =>
  mapJson(schemas, ({ $id, ...rest }) => (typeof $id === 'string' ? { ...rest, [NAME]: $id } : { ...rest }));

/**
 * Gives every named schema one place under `components.schemas` and leaves a reference in its stead, so that the
 * generated client types have names while routes hold whole, typed schemas.
 *
 * @throws {Error} when two different schemas carry the same name.
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
