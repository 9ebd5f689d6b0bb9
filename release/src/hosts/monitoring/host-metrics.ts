import type { ServerResponse } from 'node:http';
import { measureReadiness, methodLabel } from '@dongne/observe';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RenderReport } from '../health-reporter';

/**
 * Creates the metrics of a host: those of its process, requests by kind and status, and server renders by release. No
 * label holds a path or anything of a visitor.
 */
export const createHostMetrics = (isReady: () => Promise<unknown>) => {
  const registry = new Registry();
  measureReadiness(isReady, registry);
  const lastRead = new Gauge({
    name: 'registry_last_read_timestamp_seconds',
    help: 'When the registry was last read; older while the last good one is served',
    registers: [registry],
  });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response has ended, by method, kind and status',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const renders = new Counter({
    name: 'server_renders_total',
    help: 'Pages by release and outcome of their server render',
    labelNames: ['release', 'step'],
    registers: [registry],
  });
  return {
    /** Measures a response from now until it has ended or its connection is lost. */
    measure: (response: ServerResponse, method: string, kind: string): void => {
      const end = duration.startTimer({ method: methodLabel(method), kind });
      response.once('close', () => end({ status: String(response.statusCode) }));
    },
    /** Notes that the registry has been read. */
    noteRegistry: (): void => lastRead.setToCurrentTime(),
    countRender: ({ version, step }: RenderReport): void => renders.inc({ release: version, step }),
    /** Content type and text in the format of Prometheus. */
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
};

export type HostMetrics = ReturnType<typeof createHostMetrics>;
