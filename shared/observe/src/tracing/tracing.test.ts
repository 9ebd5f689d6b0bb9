import { context, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { inContext, inOwnTrace, inSpan, startRequestSpan, startStatementSpan } from './spans';
import { carryTraces, traceFields, traceHeaders } from './trace-context';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const HEADERS = { traceparent: `00-${TRACE}-${SPAN}-01` };

/** Runs code within a request, and ends its span. */
const within = async <T>(headers: Record<string, string>, work: () => Promise<T>, tapped = false): Promise<T> => {
  const span = startRequestSpan(headers, 'GET', { tapped });
  try {
    return await inContext(span.context, work);
  } finally {
    span.end({ method: 'GET', route: '/v1/app/main', status: 200 });
  }
};

afterEach(() => {
  trace.disable();
  context.disable();
});

describe('without a collector', () => {
  beforeEach(carryTraces);

  it('a request belongs to the trace of its header, and hands it on', async () => {
    await within(HEADERS, async () => {
      expect(traceFields()).toEqual({ trace_id: TRACE });
      expect(traceHeaders()['traceparent']).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-0[01]$`));
    });
  });

  it.each<[string, Record<string, string>]>([
    ['no header', {}],
    ['a malformed header', { traceparent: '00-zz-1-01' }],
    ['an empty trace', { traceparent: `00-${'0'.repeat(32)}-${SPAN}-01` }],
    ['a header of 10,000 characters', { traceparent: `00-${'a'.repeat(10_000)}-${SPAN}-01` }],
  ])('a request with %s begins a trace', async (_what, headers) => {
    const seen = new Set<string | undefined>();
    for (let round = 0; round < 2; round += 1) await within(headers, async () => seen.add(traceFields().trace_id));
    expect([...seen].every((id) => /^[0-9a-f]{32}$/.test(id ?? ''))).toBe(true);
    expect(seen.size).toBe(2);
  });

  it('a job has a trace of its own, and nothing has one outside of both', async () => {
    await within(HEADERS, () => inOwnTrace('job', async () => expect(traceFields().trace_id).not.toBe(TRACE)));
    expect(traceFields()).toEqual({});
    expect(traceHeaders()).toEqual({});
  });
});

describe('with a collector', () => {
  let exporter: InMemorySpanExporter;
  beforeEach(() => {
    exporter = new InMemorySpanExporter();
    new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  });

  const spans = () =>
    exporter.getFinishedSpans().map((span) => ({
      name: span.name,
      trace: span.spanContext().traceId,
      parent: exporter.getFinishedSpans().find((one) => one.spanContext().spanId === span.parentSpanContext?.spanId)
        ?.name,
    }));

  it('a trace runs from the press over the request to the statement', async () => {
    await within(
      { ...HEADERS, tracestate: 'tap=120' },
      () => inSpan('render page', {}, async () => startStatementSpan('select requests', 'select 1')()),
      true,
    );
    expect(spans()).toEqual([
      { name: 'select requests', trace: TRACE, parent: 'render page' },
      { name: 'render page', trace: TRACE, parent: 'GET /v1/app/main' },
      { name: 'GET /v1/app/main', trace: TRACE, parent: 'tap' },
      { name: 'tap', trace: TRACE, parent: undefined },
    ]);
    const [tap] = exporter.getFinishedSpans().slice(-1);
    expect((tap?.duration[0] ?? 0) * 1_000 + (tap?.duration[1] ?? 0) / 1e6).toBeGreaterThanOrEqual(120);
  });

  it.each(['tap=-1', 'tap=61000', 'tap=now', 'other=5', '=', 'tap=1e99'])(
    'the press of %s is not believed',
    async (tracestate) => {
      await within({ ...HEADERS, tracestate }, async () => undefined, true);
      expect(spans().map(({ name }) => name)).toEqual(['GET /v1/app/main']);
    },
  );

  it('a failed step says its kind of error, not its message', async () => {
    await expect(inSpan('step', {}, () => Promise.reject(new TypeError('010-1234-5678')))).rejects.toThrow(TypeError);
    const [step] = exporter.getFinishedSpans();
    expect(step?.attributes).toEqual({ 'error.type': 'TypeError' });
    expect(JSON.stringify([step?.attributes, step?.events, step?.status])).not.toContain('010');
  });
});
