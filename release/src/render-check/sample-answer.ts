import * as v from 'valibot';

/** Depth at which a schema that contains itself ends. */
const MAX_DEPTH = 12;

const SCHEMA = v.looseObject({
  $ref: v.optional(v.string()),
  anyOf: v.optional(v.array(v.unknown())),
  enum: v.optional(v.array(v.unknown())),
  type: v.optional(v.string()),
  format: v.optional(v.string()),
  pattern: v.optional(v.string()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  minItems: v.optional(v.number()),
  items: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
});
type Schema = v.InferOutput<typeof SCHEMA>;

const DOCUMENT = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  components: v.looseObject({ schemas: v.record(v.string(), v.unknown()) }),
});
const OPERATION = v.looseObject({
  responses: v.record(
    v.string(),
    v.looseObject({ content: v.optional(v.record(v.string(), v.looseObject({ schema: v.optional(v.unknown()) }))) }),
  ),
});

/** Lists that stay empty: a partner programme would replace the pages that it excludes by a message. */
const EMPTY_LISTS: ReadonlySet<string> = new Set(['restrictions']);

/** Texts for strings with a pattern; the first that matches is taken. */
const TEXTS = ['가나다', '2026-03-02T10:00:00+09:00', '2026-03-02', '10:00', '01012345678', '1', 'abcdef', '#336699'];

const textOf = ({ pattern, format, maxLength = Infinity }: Schema): string => {
  if (format === 'date-time') return '2026-03-02T10:00:00+09:00';
  if (format === 'date') return '2026-03-02';
  if (format === 'uri') return 'https://example.com/';
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return TEXTS.find((text) => text.length <= maxLength && (form?.test(text) ?? true)) ?? '';
};

const isNullSchema = (schema: unknown): boolean => v.is(v.looseObject({ type: v.literal('null') }), schema);

/** Makes a value of a schema: everything that may be there is there, lists hold one item. */
const valueOf = (given: unknown, schemas: Readonly<Record<string, unknown>>, depth = 0): unknown => {
  const { output: schema, success } = v.safeParse(SCHEMA, given);
  if (!success) return null;
  const within = (part: unknown): unknown => valueOf(part, schemas, depth + 1);
  if (schema.$ref !== undefined) return within(schemas[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.anyOf !== undefined)
    return depth > MAX_DEPTH ? null : within(schema.anyOf.find((one) => !isNullSchema(one)) ?? schema.anyOf[0]);
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? Infinity);
    case 'boolean':
      return true;
    case 'array':
      return depth > MAX_DEPTH
        ? []
        : Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => within(schema.items));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [
          name,
          EMPTY_LISTS.has(name) ? [] : within(part),
        ]),
      );
    case undefined:
    default:
      return null;
  }
};

/** Answer to a read: the body as JSON. */
export type SampleAnswer = (path: string) => string | undefined;

/**
 * Makes answers to the reads of an API from the schemas in its OpenAPI document.
 *
 * @returns a function of a path without query; `undefined` for a path that the API does not have, or that answers with
 * something else than JSON.
 * @throws when it is no OpenAPI document.
 */
export const sampleAnswers = (document: unknown): SampleAnswer => {
  const { paths, components } = v.parse(DOCUMENT, document);
  const reads = Object.entries(paths).flatMap(([path, { get }]) => {
    const operation = v.safeParse(OPERATION, get);
    const schema = operation.success
      ? operation.output.responses['200']?.content?.['application/json']?.schema
      : undefined;
    if (schema === undefined) return [];
    const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    return [{ pattern, isExact: !path.includes('{'), schema }];
  });
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (!known.has(path)) {
      const fitting = reads.filter(({ pattern }) => pattern.test(path));
      const read = fitting.find(({ isExact }) => isExact) ?? fitting[0];
      known.set(path, read && JSON.stringify(valueOf(read.schema, components.schemas)));
    }
    return known.get(path);
  };
};
