import type { FastifyInstance } from 'fastify';

/** Takes an empty JSON body for none, as clients send one with a POST that needs no fields; Fastify alone refuses it. */
export const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, null);
    else void parse(request, body, done);
  });
};
