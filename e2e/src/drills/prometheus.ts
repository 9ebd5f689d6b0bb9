import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stringify } from 'yaml';
import { ROOT } from '../system/system-environment';

const PORT = 9_590;
const READY_WITHIN_MS = 20_000;

/** Prometheus that scrapes a system each second. */
export interface RunningPrometheus {
  /** Names of the firing alerts, each once. */
  readonly firing: () => Promise<readonly string[]>;
  /** Jobs whose targets do not answer. */
  readonly down: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/** Shortens waits and periods of the rules, so that a drill sees in seconds what takes minutes. */
const inSeconds = (rules: string): string =>
  rules
    .replaceAll(/for: \d+m/g, 'for: 0s')
    .replaceAll(/\[\d+m\]/g, '[10s]')
    .replaceAll(/> 120\b/g, '> 5');

interface Answer {
  readonly data: {
    readonly alerts?: readonly { readonly state: string; readonly labels: { readonly alertname: string } }[];
    readonly activeTargets?: readonly { readonly health: string; readonly labels: { readonly job: string } }[];
  };
}

const ask = async (path: string): Promise<Answer['data']> => {
  const answer: Answer = await (await fetch(`http://127.0.0.1:${PORT}/api/v1/${path}`)).json();
  return answer.data;
};

/**
 * Starts Prometheus with the rules of the repository, in seconds instead of minutes.
 *
 * @param targets `address:port` by job.
 */
export const startPrometheus = async (
  folder: string,
  targets: Readonly<Record<string, readonly string[]>>,
): Promise<RunningPrometheus> => {
  await writeFile(
    join(folder, 'alerts.yml'),
    inSeconds(await readFile(join(ROOT, 'deploy/observability/alerts.yml'), 'utf8')),
  );
  const configuration = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: Object.entries(targets).map(([job, addresses]) => ({
      job_name: job,
      static_configs: [{ targets: addresses }],
    })),
  };
  await writeFile(join(folder, 'prometheus.yml'), stringify(configuration));
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'metrics')}`,
      `--web.listen-address=127.0.0.1:${PORT}`,
    ],
    { stdio: 'ignore' },
  );
  const deadline = Date.now() + READY_WITHIN_MS;
  while (
    !(await fetch(`http://127.0.0.1:${PORT}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('Prometheus did not start.');
    await pause(200);
  }
  return {
    firing: async () => {
      const { alerts = [] } = await ask('alerts');
      return [
        ...new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)),
      ].sort();
    },
    down: async () => {
      const { activeTargets = [] } = await ask('targets');
      return activeTargets.filter(({ health }) => health !== 'up').map(({ labels }) => labels.job);
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
