import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { Service, TracingSettings } from './start-tracing';

/**
 * Exports spans to a collector, in batches and beside the requests; a collector that is away loses spans only.
 *
 * @returns exports what is left and stops.
 */
export const exportTraces = (
  { name, version }: Service,
  { endpoint, share }: TracingSettings,
): (() => Promise<void>) => {
  // Decides by the trace id alone: the flag of a stranger's header must not choose what is stored.
  const byId = new TraceIdRatioBasedSampler(share);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: byId, remoteParentSampled: byId, remoteParentNotSampled: byId }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  provider.register();
  return () => provider.shutdown();
};
