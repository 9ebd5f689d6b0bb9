/** Keywords of a JSON schema that determine the keys of a response. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/**
 * Shape of a value: 0 anything, 1 text, 2 number, 3 flag, a list, an object by its keys, or the name of another shape.
 */
type Shape = 0 | 1 | 2 | 3 | string | readonly [Shape] | { readonly [key: string]: Shape };

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get?: {
          readonly responses: Readonly<
            Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
          >;
        };
      }
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const WIRE = '/v1/app';
const SCALARS: Readonly<Record<string, Shape>> = { string: 1, integer: 2, number: 2, boolean: 3 };

const isNull = ({ type }: Schema): boolean => type === 'null';

const hasNull = ({ anyOf }: Schema): boolean => anyOf?.some(isNull) === true;

/** Schema without its `null`; `undefined` for a union, which is not checked. */
const withoutNull = (schema: Schema): Schema | undefined => {
  if (schema.anyOf === undefined) return schema;
  const [form, ...others] = schema.anyOf.filter((one) => !isNull(one));
  return others.length === 0 ? form : undefined;
};

/** Key with a mark for optional and nullable ones. */
const keyOf = (name: string, schema: Schema, isNeeded: boolean): string => {
  if (!isNeeded) return `${name}?`;
  return hasNull(schema) ? `${name}~` : name;
};

const shapeOf = (given: Schema): Shape => {
  const schema = withoutNull(given);
  if (schema === undefined) return 0;
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 0;
  if (schema.anyOf !== undefined) return shapeOf(schema);
  if (schema.items !== undefined) return [shapeOf(schema.items)];
  if (schema.properties === undefined) return SCALARS[schema.type ?? ''] ?? 0;
  const needed = new Set(schema.required);
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => [
      keyOf(name, property, needed.has(name)),
      shapeOf(property),
    ]),
  );
};

/**
 * Generates a module with the response shapes of the customers' reads: a crashing page compares its responses with
 * them.
 *
 * @param document text of `openapi.json`.
 */
export const responseShapes = (document: string): string => {
  const { paths, components }: Document = JSON.parse(document);
  const answers = Object.entries(paths).flatMap(([path, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema;
    const isRead = path.startsWith(`${WIRE}/`) && !path.startsWith(`${WIRE}/nonMember/`);
    return schema === undefined || !isRead ? [] : [[path.slice(WIRE.length), shapeOf(schema)]];
  });
  const all: Readonly<Record<string, Shape>> = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, shapeOf(schema)]),
  );
  const used = new Set<string>();
  const use = (shape: Shape): void => {
    if (typeof shape === 'string') {
      if (used.has(shape)) return;
      used.add(shape);
      use(all[shape] ?? 0);
    } else if (typeof shape === 'object') Object.values(shape).forEach(use);
  };
  for (const [, shape = 0] of answers) use(shape);
  const shapes = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return [
    '/** Written by `pnpm openapi` (`api/src/response-shapes.ts`). A key with `?` may be missing or null, one with `~` null. */',
    'export type Shape = number | string | readonly [Shape] | { readonly [key: string]: Shape };',
    `export const SHAPES: Readonly<Record<string, Shape>> = ${JSON.stringify(shapes)};`,
    `export const ANSWERS: Readonly<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(answers))};`,
    '',
  ].join('\n');
};
