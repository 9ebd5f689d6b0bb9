import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { pathOfUnstorable } from './storable-text';
import { misspeltNumbers } from './number-text';
import { normalized } from './typed-input';

const errorsOf = (
  validator: { Check(value: unknown): boolean; Errors(value: unknown): Iterable<FastifySchemaValidationError> },
  value: unknown,
) => {
  if (!validator.Check(value)) return [...validator.Errors(value)];
  const instancePath = pathOfUnstorable(value);
  if (instancePath === undefined) return [];
  return [{ keyword: 'pattern', instancePath, schemaPath: '', params: {}, message: 'must be a text that can be kept' }];
};

/**
 * Validates input against its TypeBox schema. Query, path and headers are text and are coerced; a JSON body is not. For
 * every text, without a rule in the schema: it is rejected if it cannot be stored, and normalised
 * (docs/domain/typed-text.md). Compiled at the first input, to keep the start fast.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let validator: ReturnType<typeof Compile<TSchema>> | undefined;
  return (input: unknown) => {
    validator ??= Compile(schema);
    const whole = normalized(input);
    // Checks the spelling before trimming: ` 3` is not an id.
    const misspelt = httpPart === 'body' ? [] : misspeltNumbers(schema, input);
    const value = httpPart === 'body' ? whole : Value.Convert(schema, whole);
    const errors = [...misspelt, ...errorsOf(validator, value)];
    return errors.length === 0 ? { value } : { error: errors };
  };
};

const SENTENCES: Readonly<Record<string, string>> = {
  required: '꼭 입력해 주세요.',
  minItems: '하나 이상 골라 주세요.',
  minimum: '너무 작은 값이에요.',
  maximum: '너무 큰 값이에요.',
  pattern: '형식이 맞지 않아요.',
  format: '형식이 맞지 않아요.',
  integer: '숫자로만 적어 주세요.',
  number: '숫자로 적어 주세요.',
};
/** Sentences with the limit of a schema. */
const WITH_LIMIT: Readonly<Record<string, (limit: number) => string>> = {
  minLength: (limit) => (limit === 1 ? '꼭 입력해 주세요.' : `${limit}자 이상 적어 주세요.`),
  maxLength: (limit) => `${limit}자까지 적을 수 있어요.`,
  maxItems: (limit) => `${limit}개까지 고를 수 있어요.`,
};
const ANY_OTHER_SENTENCE = '올바른 값이 아니에요.';

const missingOf = (params: Record<string, unknown>): readonly string[] => {
  const missing = params['requiredProperties'] ?? params['missingProperty'];
  return Array.isArray(missing) ? missing.map(String) : [String(missing)];
};

const fieldsOf = ({ keyword, instancePath, params }: FastifySchemaValidationError): readonly string[] => {
  const path = instancePath.slice(1).split('/').filter(Boolean);
  return (keyword === 'required' ? missingOf(params).map((name) => [...path, name]) : [path]).map((parts) =>
    parts.join('.'),
  );
};

const sentenceOf = ({ keyword, params }: FastifySchemaValidationError): string => {
  const limit = params['limit'];
  const withLimit = typeof limit === 'number' ? WITH_LIMIT[keyword]?.(limit) : undefined;
  return withLimit ?? SENTENCES[keyword] ?? ANY_OTHER_SENTENCE;
};

/**
 * Maps validation errors to field (`addressInfo.latitude`) → sentence shown at the field. The first error of a field
 * wins.
 */
export const validationFields = (errors: readonly FastifySchemaValidationError[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    for (const field of fieldsOf(error).filter(Boolean)) fields[field] ??= sentenceOf(error);
  }
  return fields;
};
