import {
  createLog,
  inContext,
  logsJson,
  printTo,
  programVersion,
  startRequestSpan,
  traceFields,
} from '@dongne/observe';
import type { RequestHandler } from './host-server';

/**
 * Answers each request in a span of its own, below that of the person's press where the browser says when it was, and
 * writes a line for each where lines are JSON. No span and no line names a path.
 *
 * @param what name of the host, `mf-usage`.
 * @param kindOf kind of a request by its path.
 */
export const traced = (what: string, answer: RequestHandler, kindOf: (path: string) => string): RequestHandler => {
  const log = logsJson(process.env) ? createLog({ name: what, version: programVersion() }) : undefined;
  if (log !== undefined) printTo(log);
  return (request, response, path) => {
    const startedAt = performance.now();
    const { method = '' } = request;
    const span = startRequestSpan(request.headers, method, { tapped: true });
    response.once('close', () => {
      const [kind, status] = [kindOf(path), response.statusCode];
      span.end({ method, route: kind, status });
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      log?.info({ method, kind, status, ms, ...traceFields(span.context) }, 'request');
    });
    return inContext(span.context, () => answer(request, response, path));
  };
};
