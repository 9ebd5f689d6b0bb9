import { spawn } from 'node:child_process';
import { ended, stopProcess } from './run-script';
import { ROOT } from './system-environment';

/** PostgreSQL server in a temporary folder. */
export interface StartedPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server from the installed programs.
 *
 * @param isDurable flushes commits to disk, as in production.
 * @throws when they are missing.
 */
export const startPostgres = async (isDurable = false): Promise<StartedPostgres> => {
  const script = ['api/testing/base/database/postgres-cluster-cli.ts', ...(isDurable ? ['durable'] : [])];
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await Promise.race([
    new Promise<string>((resolve) => child.stdout.setEncoding('utf8').once('data', (text) => resolve(String(text)))),
    ended(child).then((code) => {
      throw new Error(`No PostgreSQL server could be started (exit code ${code}).`);
    }),
  ]);
  return { url: url.trim(), stop: () => stopProcess(child) };
};
