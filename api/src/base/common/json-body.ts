import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

/** Depth limit of a JSON body: no request is nested deeper, and recursive code must not overflow the stack. */
const MAX_LEVELS = 32;

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const isTooDeep = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
};

/** Parses JSON from a text field. @throws when it is invalid or nested too deeply. */
export const parseSentJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new Refusal('VALIDATION');
  return value;
};

/**
 * Reads JSON bodies: an empty one counts as none, because clients send it with a POST without fields and Fastify alone
 * rejects it; one that is nested too deeply is rejected.
 */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, null);
    return void parse(request, body, (error, value) => {
      if (error === null && isTooDeep(value)) done(new Refusal('VALIDATION'));
      else done(error, value);
    });
  });
};
