import type { FastifyInstance } from 'fastify';

const stackFrames = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Describes an unexpected error for the log. Messages of database errors quote rows and parameters (phone numbers,
 * addresses), so only names, codes and stack frames are logged.
 */
export const describeFailure = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    code: 'code' in error ? textOf(error.code) : undefined,
    constraint: 'constraint' in error ? textOf(error.constraint) : undefined,
    frames: stackFrames(error),
    ...(error.cause === undefined ? {} : { cause: describeFailure(error.cause) }),
  };
};

/**
 * Logs one line per request: method, route template (without ids and query), status, milliseconds, request id. No
 * personal data.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? '(unknown)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
};
