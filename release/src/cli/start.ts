import { buildAll } from '../build/build-all';
import {
  API_ORIGIN,
  buildForDevelopers,
  DATA_DIR,
  FRONT_ENDS,
  localOriginOf,
  originOf,
  SHELL,
  SYSTEM_PORTS,
} from '../config';
import { startJudge } from '../judge/run-judge';
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

const launcher = new Launcher((line) => console.log(`  ! ${line}`));

interface SeededMember {
  readonly phoneNumber: string;
  readonly note: string;
}

const seededMembers = async (): Promise<readonly SeededMember[]> => {
  const answer = await fetch(`${API_ORIGIN}/sandbox/members`);
  return answer.ok ? answer.json() : [];
};

const start = async (): Promise<void> => {
  const startedAt = performance.now();
  await refuseTakenPorts(SYSTEM_PORTS);
  await lockDataFolder(DATA_DIR, originOf(SHELL));
  stopWithRunner(launcher);
  buildForDevelopers();

  const api = startApi(launcher);
  const builds = await step('build', () =>
    buildAll(FRONT_ENDS, ({ frontEnd, isFresh }, ms) =>
      reportStep(`${frontEnd.folder}${isFresh ? '' : ' (unchanged)'}`, ms),
    ),
  );
  await step('publish', () => publishChanges(openReleaseStore(), builds, publish));
  await step('database and API', api.ready);
  await step('hosts', () => startHosts(launcher));
  startJudge(openReleaseStore(), (sentence) => console.log(`  ! ${sentence}`));
  reportStep('all', performance.now() - startedAt);

  const members = await seededMembers();
  console.log(`ready ${originOf(SHELL)}`);
  if (localOriginOf(SHELL) !== originOf(SHELL)) console.log(`on this machine ${localOriginOf(SHELL)}`);
  console.log(`Log in with one of these numbers; codes, shops and the clock are at ${originOf(SHELL)}/sandbox`);
  for (const { phoneNumber, note } of members.slice(0, 5)) console.log(`  ${phoneNumber}  ${note}`);
};

runCommand(() => stopOnFailure(launcher, start), { program: 'start', checkFurther: checkApi });
