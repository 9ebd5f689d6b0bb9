import type { App } from '#base';

/** A JSON schema as the document writes it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

/** One operation of the document. */
export interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly mediaType: string; readonly schema: JsonSchema } | null;
  /** Status (`200`) or range (`4XX`) → answer. */
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: { readonly content: Content };
            readonly responses: Operation['responses'];
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const METHODS: Readonly<Record<string, Method>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  delete: 'DELETE',
  patch: 'PATCH',
};

/** A copy with every reference resolved. */
const written = <Value>(value: Value, schemas: Document['components']['schemas']): Value =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part !== 'object' || part === null || !('$ref' in part)) return part;
      const schema = schemas[String(part.$ref).split('/').at(-1) ?? ''];
      if (schema === undefined) throw new Error(`The document has no ${String(part.$ref)}`);
      return schema;
    }),
  );

/** Every operation of `GET /openapi.json`, with resolved schemas. */
export const operationsOf = async (app: App): Promise<Operation[]> => {
  const { paths, components } = (await app.inject('/openapi.json')).json<Document>();
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { parameters = [], requestBody, responses }]) => {
      const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const body = mediaType === undefined ? null : { mediaType, schema: content?.schema ?? {} };
      return written({ method: METHODS[method] ?? 'GET', path, parameters, body, responses }, components.schemas);
    }),
  );
};
