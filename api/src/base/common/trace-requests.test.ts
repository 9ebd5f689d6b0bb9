import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { openTestApi, type TestApi } from '#testing/test-api';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

let api: TestApi;
const exporter = new InMemorySpanExporter();
beforeAll(async () => {
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  api = await openTestApi();
});
afterAll(async () => {
  await api.close();
  trace.disable();
  context.disable();
  propagation.disable();
});
beforeEach(() => exporter.reset());

const namesIn = (traceId: string): string[] =>
  exporter
    .getFinishedSpans()
    .filter((span) => span.spanContext().traceId === traceId)
    .map(({ name }) => name);

it('a traced request shows its statements, without a value', async () => {
  await api.app.inject({ url: '/v1/app/nonMember/laundry/search?keyword=남모르는이름&lat=37.5&lng=127', headers });
  await api.app.inject({ url: '/v1/app/notice/4711', headers });
  const names = namesIn(TRACE);
  expect(names).toContain('GET /v1/app/notice/:id');
  expect(names.some((name) => /^select \w+$/.test(name))).toBe(true);
  const texts = JSON.stringify(exporter.getFinishedSpans().map(({ name, attributes }) => [name, attributes]));
  expect(texts).toContain('db.query.text');
  expect(texts).not.toMatch(/남모르는|37\.5|4711/);
});

it('requests without a trace do not share one', async () => {
  await api.app.inject('/healthz');
  await api.app.inject('/healthz');
  expect(new Set(exporter.getFinishedSpans().map((span) => span.spanContext().traceId)).size).toBe(2);
});
