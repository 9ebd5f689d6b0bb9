import { join } from 'node:path';
import { devServer } from '@dongne/build';
import { watch } from 'node:fs';
import { buildAll } from '../build/build-all';
import { buildPackage } from '../build/build-package';
import {
  buildForDevelopers,
  DATA_DIR,
  FRONT_ENDS,
  frontEndOf,
  originOf,
  portOf,
  REMOTES,
  ROOT,
  SHELL,
  SYSTEM_PORTS,
  API_PORT,
  type FrontEnd,
} from '../config';
import { lockDataFolder } from '../launch/data-folder';
import { Launcher } from '../launch/launcher';
import { refuseTakenPorts } from '../launch/ports';
import { stopOnFailure, stopWithRunner } from '../launch/stop-with-runner';
import { checkApi, startApi, startHosts } from '../launch/system';
import { publish } from '../publish/publish';
import { openReleaseStore } from '../store/release-store';
import { publishChanges } from './publish-changes';
import { runCommand } from './run-command';
import { reportStep, step } from './steps';

/** Debounces several files that are saved at once. */
const SETTLE_MS = 200;

const launcher = new Launcher((line) => console.log(`  ! ${line}`));
const store = openReleaseStore();

/** Builds and publishes the shell on change, as a release would: it has no dev server. */
const republishShellOnChange = (): void => {
  let timer: NodeJS.Timeout | undefined;
  const republish = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      step('shell rebuilt, reload the page', async () => publish(store, await buildPackage(SHELL))).catch(
        (error: Error) => console.error(error.message),
      );
    }, SETTLE_MS);
  };
  for (const folder of ['shell/src', 'shared']) watch(join(ROOT, folder), { recursive: true }, republish);
};

const dev = async (developed: readonly FrontEnd[]): Promise<void> => {
  // Checked before the build: a running system would otherwise receive the new versions and share its database.
  await refuseTakenPorts(SYSTEM_PORTS);
  await lockDataFolder(DATA_DIR, originOf(SHELL));
  stopWithRunner(launcher);
  buildForDevelopers();
  process.env['DEV_REMOTES'] = developed.map(({ name }) => name).join(',');

  const api = startApi(launcher, { isWatched: true });
  const builds = await step('build', () =>
    buildAll(FRONT_ENDS, ({ frontEnd, isFresh }, ms) =>
      reportStep(`${frontEnd.folder}${isFresh ? '' : ' (unchanged)'}`, ms),
    ),
  );
  await step('publish', () => publishChanges(store, builds, publish));
  await step('database and API', api.ready);
  await step('dev servers', async () => {
    await Promise.all(
      developed.map((remote) => devServer({ dir: join(ROOT, remote.folder), port: portOf(remote), apiPort: API_PORT })),
    );
  });
  await step('hosts', () => startHosts(launcher, developed));
  republishShellOnChange();

  console.log(`ready ${originOf(SHELL)}`);
  for (const remote of developed) console.log(`  ${remote.folder} alone, with fast refresh: ${originOf(remote)}`);
};

const names = process.argv.slice(2).filter((name) => name !== SHELL.folder);
// Starts every remote for `pnpm dev` in the root, and one remote in a remote's folder; serves the rest from the store.
runCommand(() => stopOnFailure(launcher, () => dev(process.argv.length > 2 ? names.map(frontEndOf) : REMOTES)), {
  program: 'start',
  checkFurther: checkApi,
});
