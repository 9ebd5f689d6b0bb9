import type { Server } from 'node:http';
import { LISTEN_ADDRESS } from '../config';
import { ENVIRONMENT } from '../settings/environment';
import { trustedProxies } from './trusted-proxies';
import { programVersion, startTracing, tracingSettingsOf } from '@dongne/observe';
import { traced } from './traced';
import type { HostMetrics } from './monitoring/host-metrics';
import { startMonitoring } from './monitoring/monitoring';
import { failCurrentResponse, HOST_LIMITS, hostServer, type RequestHandler } from './host-server';

const STOP_WITHIN_MS = 5_000;

interface Options {
  /** Ends responses that never end by themselves, such as event streams. */
  readonly endEndless?: () => void;
  /** Delays the ready message; requests are served meanwhile. */
  readonly prepared?: Promise<unknown>;
  /** Monitoring on a port of its own; none by default. */
  readonly monitored?: Monitored;
}

interface Monitored {
  readonly port: number | undefined;
  /** Rejects while the host cannot do its work. */
  readonly isReady: () => Promise<unknown>;
  /** Kind of a request by its path, for metrics. */
  readonly kindOf: (path: string) => string;
  /** Called with the metrics once they are served. */
  readonly onMetrics?: (metrics: HostMetrics) => void;
}

/** Measures the requests of a server and answers probes. While it stops, it is not ready for new requests. */
const monitor = async (
  what: string,
  server: Server,
  monitored: Monitored | undefined,
  isStopping: () => boolean,
): Promise<void> => {
  if (monitored?.port === undefined) return;
  const { port, isReady, kindOf, onMetrics } = monitored;
  const metrics = await startMonitoring({
    what,
    port,
    isReady: () => (isStopping() ? Promise.reject(new Error('It is stopping.')) : isReady()),
  });
  onMetrics?.(metrics);
  server.on('request', ({ method = '', url = '' }, response) => metrics.measure(response, method, kindOf(url)));
};

/**
 * Listens on `LISTEN_ADDRESS` until SIGTERM or SIGINT, then finishes the open requests.
 *
 * @param what named in the log line, e.g. `mf-usage`.
 * @throws a sentence when `TRUST_PROXY` is invalid.
 */
export const serve = (
  what: string,
  port: number,
  answer: RequestHandler,
  { endEndless, prepared = Promise.resolve(), monitored }: Options = {},
): void => {
  const kindOf = monitored?.kindOf ?? (() => 'file');
  const server = hostServer(traced(what, answer, kindOf), HOST_LIMITS, trustedProxies(ENVIRONMENT['TRUST_PROXY']));
  server.on('error', (error) => {
    console.error(`${what} cannot listen on ${LISTEN_ADDRESS}, port ${port}: ${error.message}`);
    process.exit(1);
  });
  process.on('uncaughtException', (error) => {
    if (failCurrentResponse(error)) return;
    // Exits after an exception outside of any response: the state is unknown, and the launcher restarts the host.
    console.error(`${what} exits after an uncaught exception:`, error);
    process.exit(1);
  });
  let isStopping = false;
  const tracing = startTracing({ name: what, version: programVersion() }, tracingSettingsOf(process.env));
  // Measures and traces from the first request on.
  void Promise.all([monitor(what, server, monitored, () => isStopping), tracing]).then(() => {
    if (isStopping) return;
    server.listen(port, LISTEN_ADDRESS, () => {
      console.log(`${what} listens on ${LISTEN_ADDRESS}, port ${port}`);
      void prepared.then(() => process.send?.('ready'));
    });
  });
  const stop = (): void => {
    isStopping = true;
    server.close(() => void tracing.then((end) => end()).finally(() => process.exit(0)));
    endEndless?.();
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
