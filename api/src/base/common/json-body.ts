import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

/** Nothing that is sent here has more than a few levels; what walks through a body level by level must not run out of stack. */
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

/** JSON that came inside a text field. @throws when it is none, or nested deeper than anything that is sent here. */
export const parseSentJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new Refusal('VALIDATION');
  return value;
};

/**
 * Takes an empty JSON body for none, as clients send one with a POST that needs no fields, where Fastify alone refuses it;
 * and refuses one that is nested deeper than anything that is sent here.
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
