import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../system/system-environment';
import { ALERT_CASES } from './alert-cases';

const run = promisify(execFile);
const RULES = join(ROOT, 'deploy/observability/alerts.yml');

const inputOf = (series: Readonly<Record<string, string>>) =>
  Object.entries(series).map(([name, values]) => ({ series: name, values }));

const output = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : String(error);

/** Asks promtool which alerts fire after half an hour of these series. */
const firing = async (
  folder: string,
  series: Readonly<Record<string, string>>,
  alert: string,
  isExpected: boolean,
): Promise<string> => {
  const test = {
    rule_files: ['alerts.yml'],
    evaluation_interval: '15s',
    tests: [
      {
        interval: '1m',
        input_series: inputOf(series),
        promql_expr_test: [
          {
            expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`,
            eval_time: '30m',
            exp_samples: [{ labels: '{}', value: isExpected ? 1 : 0 }],
          },
        ],
      },
    ],
  };
  const file = join(folder, 'test.yml');
  await writeFile(file, JSON.stringify(test)); // YAML includes JSON
  return run('promtool', ['test', 'rules', file], { cwd: folder }).then(() => '', output);
};

/**
 * Checks each alert with Prometheus' own tool: it fires on series beyond its limit, and rests below it.
 *
 * @throws with what differed.
 */
export const drillAlerts = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'dongne-alerts-'));
  await copyFile(RULES, join(folder, 'alerts.yml'));
  const { stdout } = await run('promtool', ['check', 'rules', RULES]);
  console.log(stdout.trim());
  const wrong: string[] = [];
  for (const { alert, fires, rests } of ALERT_CASES) {
    const [missed, early] = [await firing(folder, fires, alert, true), await firing(folder, rests, alert, false)];
    console.log(
      `${alert}: ${missed === '' ? 'fires' : 'DOES NOT FIRE'}, ${early === '' ? 'rests' : 'FIRES WITHOUT A REASON'}`,
    );
    wrong.push(...[missed, early].filter((each) => each !== ''));
  }
  await rm(folder, { recursive: true, force: true });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
};
