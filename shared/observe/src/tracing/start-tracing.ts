import { isMainThread } from 'node:worker_threads';
import { carryTraces } from './trace-context';

/** Process that traces and log lines name. */
export interface Service {
  /** `api`, `shell`, `mf-usage`. */
  readonly name: string;
  readonly version: string;
}

/** Settings of tracing, named as OpenTelemetry names them. */
export interface TracingSettings {
  /** Base URL of a collector that speaks OTLP over HTTP; empty for none. */
  readonly endpoint: string;
  /** Share of the traces that are exported, from 0 to 1. */
  readonly share: number;
}

/**
 * Starts tracing. Without a collector only trace ids travel, and nothing of the exporter is loaded.
 *
 * @returns exports what is left; to be called before the process ends.
 */
export const startTracing = async (
  service: Service,
  { endpoint, share }: TracingSettings,
): Promise<() => Promise<void>> => {
  if (endpoint === '' || !isMainThread) {
    carryTraces();
    return () => Promise.resolve();
  }
  const { exportTraces } = await import('./export-traces');
  return exportTraces(service, { endpoint, share });
};
