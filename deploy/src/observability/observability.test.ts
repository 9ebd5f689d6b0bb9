import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { ROOT } from '../compile/programs';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { groups }: { groups: { rules: Alert[] }[] } = parse(read('deploy/observability/alerts.yml'));
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('deploy/observability/dashboard.json'),
);

/** Metrics that a program declares, and those of its process. */
const declared = async (): Promise<Set<string>> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const sources = [
    'api/src/base/health/request-metrics.ts',
    'api/src/base/health/work-metrics.ts',
    'api/src/base/health/database-metrics.ts',
    'api/src/customers/messages/outbox-metrics.ts',
    'release/src/hosts/monitoring/host-metrics.ts',
    'shared/observe/src/metrics/ready-metric.ts',
  ].map(read);
  const own = sources.flatMap((source) => [...source.matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name));
  return new Set([...own, ...registry.getMetricsAsArray().map(({ name }) => name), 'up']);
};

/** Names of metrics in an expression: words before a selector, a range or a comparison, that are no functions. */
const metricsIn = (expr: string): string[] =>
  [
    ...expr
      .replaceAll(/"[^"]*"/g, '')
      .replaceAll(/\{[^}]*\}/g, '{}')
      .matchAll(/\b([a-z][a-z\d]*(?:_[a-z\d]+)+|up)\b(?!\s*\()/g),
  ]
    .map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => name !== 'histogram_quantile');

const EXPRESSIONS: [string, string][] = [
  ...alerts.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

it.each(EXPRESSIONS)('%s asks for metrics that programs have', async (_name, expr) => {
  const known = await declared();
  const asked = metricsIn(expr);
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

it('each alert has its part of the runbook, and no part is left over', () => {
  const parts = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, part]) => part);
  expect(parts).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
});
