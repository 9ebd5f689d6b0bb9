import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Span as a collector receives it. */
export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly startMs: number;
  readonly endMs: number;
}

interface OtlpSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

/** Body of an export, as far as it is read here (OTLP over HTTP, JSON). */
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
    };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

const NANOS = 1e6;

const spansOf = ({ resourceSpans }: Export): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, startTimeUnixNano, endTimeUnixNano }) => ({
        ...{ service, name, traceId, spanId, parentSpanId },
        ...{ startMs: Number(startTimeUnixNano) / NANOS, endMs: Number(endTimeUnixNano) / NANOS },
      })),
    );
  });

/** Starts a collector that keeps all spans. */
export const startCollector = async (): Promise<{
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  readonly stop: () => void;
}> => {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      spans.push(...spansOf(JSON.parse(body)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, spans, stop: () => server.close() };
};
