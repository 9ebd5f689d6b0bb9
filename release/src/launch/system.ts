import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compileProgram } from '@dongne/build/programs';
import { CHECK_CONFIG } from '@dongne/contract/server';
import { localOriginOf, REMOTES, ROOT, RUN, SHELL, type FrontEnd } from '../config';
import { ENVIRONMENT } from '../settings/environment';
import type { Launcher, ProcessPlan } from './launcher';
import { waitUntilAnswers } from './wait-until-answers';

const API_READY_MS = 120_000;
const HOST_READY_MS = 90_000;

/** The API in production, elsewhere with the sandbox. */
const [ENTRY, RESTART] =
  ENVIRONMENT['NODE_ENV'] === 'production'
    ? ['api/src/server.ts', 'pnpm --filter @dongne/api start']
    : ['sandbox/src/server.ts', 'pnpm --filter @dongne/sandbox start'];

const API: ProcessPlan = {
  name: 'api',
  command: [join(ROOT, ENTRY)],
  restartCommand: RESTART,
  readyWithinMs: API_READY_MS,
  // The only API of this machine, so it migrates in production, too.
  env: { MIGRATE: process.env['MIGRATE'] ?? 'on' },
};

const HOST = join(ROOT, 'release/src/cli/release.ts');

const hostPlan = ({ folder }: FrontEnd): ProcessPlan => ({
  name: folder,
  command: [HOST, 'host', folder],
  restartCommand: `pnpm release host ${folder}`,
  readyWithinMs: HOST_READY_MS,
});

/**
 * Starts the API, with restart on change if `isWatched`; `ready` resolves when its database is migrated, seeded and
 * reachable.
 */
export const startApi = (
  launcher: Launcher,
  { isWatched = false }: { isWatched?: boolean } = {},
): { ready: () => Promise<void> } => {
  const ready = launcher.start({ ...API, isWatched });
  // Marks the rejection as handled: `ready` reports it later, after the build.
  ready.catch(() => undefined);
  return { ready: () => ready };
};

/** Prints the settings of the API. @returns the exit code: 1 when something is wrong. */
export const checkApi = (): number =>
  spawnSync(process.execPath, [RUN, join(ROOT, ENTRY), CHECK_CONFIG], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;

/** Starts the hosts of the shell and the remotes, each on its own origin, and waits until a page loads. */
export const startHosts = async (launcher: Launcher, besides: readonly FrontEnd[] = []): Promise<void> => {
  const hosts = [SHELL, ...REMOTES].filter((frontEnd) => !besides.includes(frontEnd));
  await compileProgram(HOST); // once, not by each of them
  await Promise.all(hosts.map((host) => launcher.start(hostPlan(host))));
  await waitUntilAnswers(localOriginOf(SHELL), HOST_READY_MS);
};
