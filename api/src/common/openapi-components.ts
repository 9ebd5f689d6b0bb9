type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Gives every schema that carries an `$id` one place under `components.schemas` and leaves a reference in its stead, so
 * that the generated client types have names. Routes can then hold whole, typed schemas instead of references.
 *
 * @throws {Error} when two different schemas carry the same name.
 */
export const hoistNamedSchemas = <Document extends object>(document: Document): Document => {
  const schemas: JsonObject = {};

  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const { $id: name, ...rest } = value;
    const visited = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, visit(child)]));
    if (typeof name !== 'string') return visited;
    const known = schemas[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(visited)) {
      throw new Error(`Two different schemas are named ${name}`);
    }
    schemas[name] = visited;
    return { $ref: `#/components/schemas/${name}` };
  };

  const plain: Json = JSON.parse(JSON.stringify(document));
  const hoisted = visit(plain);
  return Object.assign({}, document, hoisted, { components: { schemas } });
};
