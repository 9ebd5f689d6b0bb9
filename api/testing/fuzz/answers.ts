import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '#base';
import { Compile } from 'typebox/schema';
import type { JsonSchema, Method, Operation } from './document';

type Validator = ReturnType<typeof Compile>;

const validators = new WeakMap<JsonSchema, Validator>();

const validatorOf = (schema: JsonSchema): Validator => {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const validator = Compile({ ...schema });
  validators.set(schema, validator);
  return validator;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The checked part of an answer. */
type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>;

/** Whether a successful answer is an endless stream. */
const isEndless = ({ responses }: Operation): boolean => 'text/event-stream' in (responses['200']?.content ?? {});

/** Makes a call of an operation. Waits only for the headers of an endless answer. */
export const answerOf = async (app: App, operation: Operation, call: InjectOptions): Promise<Answer> => {
  if (!isEndless(operation)) return app.inject(call);
  const answer = await app.inject({ ...call, payloadAsStream: true });
  const { statusCode, headers } = answer;
  const stream = answer.stream();
  if (String(headers['content-type']).startsWith('text/event-stream')) {
    stream.destroy();
    return { statusCode, headers, body: '' };
  }
  let body = '';
  for await (const part of stream) body += String(part);
  return { statusCode, headers, body };
};

/**
 * Violation of an operation's own description; undefined when the answer is as documented. Undocumented methods only
 * must not fail with a 5xx.
 */
export const problemOf = ({ method, responses }: Operation, called: Method, answer: Answer): string | undefined => {
  const { statusCode, body } = answer;
  if (statusCode >= 500) return `breaks: ${body}`;
  if (called !== method) return undefined;
  const documented = responses[String(statusCode)] ?? responses[`${Math.floor(statusCode / 100)}XX`];
  if (documented === undefined) return `answers ${statusCode}, which is not documented`;
  const schema = documented.content?.['application/json']?.schema;
  if (schema === undefined || schema.type === 'null') return undefined;
  if (!String(answer.headers['content-type']).startsWith('application/json')) return 'answers no JSON';
  const validator = validatorOf(schema);
  const value = parsed(body);
  if (validator.Check(value)) return undefined;
  return `answers another shape than documented: ${JSON.stringify(validator.Errors(value)).slice(0, 400)}`;
};
