import { createServer, type ServerResponse } from 'node:http';
import { LISTEN_ADDRESS } from '../../config';
import type { HostMetrics } from './host-metrics';

/** Time within which a host must know that it is ready. */
const READY_WITHIN_MS = 2_000;

interface MonitoringOptions {
  /** Named in the log lines, e.g. `mf-usage`. */
  readonly what: string;
  readonly port: number;
  /** Rejects while the host cannot do its work. */
  readonly isReady: () => Promise<unknown>;
}

const inTime = async (isReady: () => Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready within ${READY_WITHIN_MS} ms`)), READY_WITHIN_MS);
  });
  try {
    await Promise.race([isReady(), late]);
  } finally {
    clearTimeout(timer);
  }
};

const sendReadiness = async (response: ServerResponse, isReady: () => Promise<unknown>): Promise<void> => {
  try {
    await inTime(isReady);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(error instanceof Error ? error.message : String(error));
  }
};

const sendMetrics = async (response: ServerResponse, metrics: HostMetrics): Promise<void> => {
  const { type, body } = await metrics.text();
  response.writeHead(200, { 'Content-Type': type }).end(body);
};

/**
 * Serves `/metrics`, `/healthz` and `/readyz` of a host on a port of its own, which customers never reach. Without a
 * port nothing is loaded or measured.
 *
 * @returns the metrics to be filled, once the port answers.
 */
export const startMonitoring = async ({ what, port, isReady }: MonitoringOptions): Promise<HostMetrics> => {
  const { createHostMetrics } = await import('./host-metrics');
  const metrics = createHostMetrics(() => inTime(isReady));
  const answers = new Map<string | undefined, (response: ServerResponse) => unknown>([
    ['/healthz', (response) => response.writeHead(204).end()],
    ['/readyz', (response) => sendReadiness(response, isReady)],
    ['/metrics', (response) => sendMetrics(response, metrics)],
  ]);
  const server = createServer(({ url }, response) => {
    const answer = answers.get(url) ?? (() => response.writeHead(404).end());
    void answer(response);
  });
  server.on('error', (error) => {
    console.error(`${what} cannot be monitored on ${LISTEN_ADDRESS}, port ${port}: ${error.message}`);
    process.exit(1);
  });
  await new Promise<void>((resolve) => server.listen(port, LISTEN_ADDRESS, resolve));
  console.log(`${what} is monitored on ${LISTEN_ADDRESS}, port ${port}`);
  return metrics;
};
