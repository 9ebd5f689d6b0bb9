import { createServer, type ServerResponse } from 'node:http';
import type { App } from '../common';
import type { Config } from '../config';

type Answer = { readonly type: string; readonly body: string; readonly status?: number };

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers of the port, by path. */
const answersOf = (app: App): ReadonlyMap<string | undefined, () => Promise<Answer>> => {
  const probe = async (url: string): Promise<Answer> => {
    const { statusCode: status, body } = await app.inject({ url });
    return { type: JSON_TYPE, body, status };
  };
  return new Map([
    ['/healthz', () => probe('/healthz')],
    ['/readyz', () => probe('/readyz')],
    ['/metrics', async () => ({ type: app.metrics.contentType, body: await app.metrics.metrics() })],
    ['/openapi.json', async () => ({ type: JSON_TYPE, body: JSON.stringify(app.swagger()) })],
  ]);
};

const send = (response: ServerResponse, { type, body, status = 200 }: Answer): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

/**
 * Serves probes, metrics and the OpenAPI document on `METRICS_PORT`, which customers do not reach; nothing without it.
 *
 * @returns a function that closes the port.
 * @throws {Error} when the port is not free.
 */
export const listenForMonitoring = async (
  app: App,
  { metricsPort, address }: Pick<Config, 'metricsPort' | 'address'>,
): Promise<() => Promise<void>> => {
  if (metricsPort === null) return async () => undefined;
  const answers = answersOf(app);
  const server = createServer(({ url }, response) => {
    const answer = answers.get(url) ?? (async () => ({ type: 'text/plain', body: '', status: 404 }));
    answer().then(
      (found) => send(response, found),
      () => send(response, { type: 'text/plain', body: '', status: 500 }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Error(`METRICS_PORT=${metricsPort} cannot be used (${message}): choose another port.`)),
    );
    server.listen(metricsPort, address, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};
