import { spawn } from 'node:child_process';
import { ended } from '../system/run-script';
import { ROOT } from '../system/system-environment';

/** Names of the drills. */
export const DRILLS = ['kills', 'live', 'messages', 'renewals', 'schedules'] as const;

/** Runs a drill on a PostgreSQL server of its own and prints the result. @throws when the amounts do not add up. */
export const benchDrill = async (command: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/src/testing/drills/drills-cli.ts', ...command], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if ((await ended(child)) !== 0) throw new Error(`The drill ${command.join(' ')} failed.`);
};
