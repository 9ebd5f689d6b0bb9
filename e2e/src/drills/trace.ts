import { setTimeout as pause } from 'node:timers/promises';
import { chromium, request } from 'playwright-core';
import { Member } from '../actors/member';
import { Sandbox } from '../actors/sandbox';
import { findBrowser, launchOptions } from '../browser/find-browser';
import { startSystem } from '../system/start-system';
import { startCollector, type CollectedSpan } from './collector';

/** Longer than the programs wait until they export a batch. */
const EXPORTED_WITHIN_MS = 7_000;
/** Time after which a page has hydrated and read what it needs, also on a busy machine. */
const SETTLED_MS = 6_000;
const WIDTH = 46;

/** Returns a span and those below it, indented. */
const below = (spans: readonly CollectedSpan[], parent: string | undefined, depth: number): [CollectedSpan, number][] =>
  spans
    .filter(({ parentSpanId }) =>
      parent === undefined ? !spans.some(({ spanId }) => spanId === parentSpanId) : parentSpanId === parent,
    )
    .sort((a, b) => a.startMs - b.startMs)
    .flatMap((span): [CollectedSpan, number][] => [[span, depth], ...below(spans, span.spanId, depth + 1)]);

/** Draws a trace: each span with its time, and a bar. */
const pictureOf = (spans: readonly CollectedSpan[]): string[] => {
  const from = Math.min(...spans.map(({ startMs }) => startMs));
  const to = Math.max(...spans.map(({ endMs }) => endMs));
  const at = (ms: number): number => Math.round(((ms - from) / (to - from)) * WIDTH);
  return below(spans, undefined, 0).map(([{ service, name, startMs, endMs }, depth]) => {
    const bar = `${' '.repeat(at(startMs))}${'█'.repeat(Math.max(1, at(endMs) - at(startMs)))}`.padEnd(WIDTH + 1);
    return `${bar} ${(endMs - startMs).toFixed(1).padStart(7)} ms  ${'  '.repeat(depth)}${service}: ${name}`;
  });
};

/**
 * Follows one press in the app to the statements of the database, and prints the trace.
 *
 * @throws when no trace runs from a press to a statement.
 */
export const drillTrace = async (): Promise<void> => {
  const collector = await startCollector();
  const system = await startSystem({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' });
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const context = await browser.newContext({ baseURL: system.baseUrl, locale: 'ko-KR' });
    const api = await request.newContext({ baseURL: system.baseUrl });
    const member = new Member(api, await new Sandbox(api).freshMember());
    await member.opensBrowser(context, system.baseUrl);
    const page = await context.newPage();
    await page.goto('/mypage');
    await pause(SETTLED_MS);
    await page.getByRole('link', { name: '홈' }).click();
    await pause(EXPORTED_WITHIN_MS);
    const taps = new Set(collector.spans.filter(({ name }) => name === 'tap').map(({ traceId }) => traceId));
    const traces = [...taps].map((traceId) => collector.spans.filter((span) => span.traceId === traceId));
    const longest = traces.sort((a, b) => b.length - a.length)[0];
    if (longest === undefined || !longest.some(({ name }) => name.startsWith('select ')))
      throw new Error(`No trace runs from a press to a statement; ${collector.spans.length} spans were exported.`);
    for (const line of pictureOf(longest)) console.log(line);
  } finally {
    await browser.close();
    await system.stop();
    collector.stop();
  }
};
