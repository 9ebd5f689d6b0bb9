import { join } from 'node:path';
import { API_ORIGIN, originOf, REMOTES, ROOT, SHELL, type FrontEnd } from '../config';
import type { Launcher, ProcessPlan } from './launcher';
import { waitUntilAnswers } from './wait-until-answers';

const API_READY_MS = 120_000;
const HOST_READY_MS = 30_000;

const API: ProcessPlan = { name: 'api', command: [join(ROOT, 'api/src/server.ts')], isRestarted: true };

/** Not restarted: a host that a squad stops stays down until it is started again (`pnpm release host mf-usage`). */
const hostPlan = ({ folder }: FrontEnd): ProcessPlan => ({
  name: folder,
  command: [join(ROOT, 'release/src/cli/release.ts'), 'host', folder],
  isRestarted: false,
});

/** Starts the API (`isWatched`: again after every change of its sources); `ready` resolves when its database is migrated, seeded and reachable. */
export const startApi = (
  launcher: Launcher,
  { isWatched = false }: { isWatched?: boolean } = {},
): { ready: () => Promise<void> } => {
  launcher.start({ ...API, isWatched });
  return { ready: () => waitUntilAnswers(`${API_ORIGIN}/readyz`, API_READY_MS, () => launcher.isRunning(API.name)) };
};

/** Starts the shell's host and the remotes', each on its own origin, and waits until they answer. */
export const startHosts = async (launcher: Launcher, besides: readonly FrontEnd[] = []): Promise<void> => {
  const hosts = [SHELL, ...REMOTES].filter((frontEnd) => !besides.includes(frontEnd));
  for (const host of hosts) launcher.start(hostPlan(host));
  await Promise.all(
    hosts.map((host) => {
      const probe = host === SHELL ? '/registry.json' : '/healthz';
      return waitUntilAnswers(originOf(host) + probe, HOST_READY_MS, () => launcher.isRunning(host.folder));
    }),
  );
};
