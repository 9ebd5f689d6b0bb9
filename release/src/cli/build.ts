import { buildAll } from '../build/build-all';
import { FRONT_ENDS, frontEndOf } from '../config';
import { runCommand } from './run-command';
import { reportStep } from './steps';

const names = process.argv.slice(2);

runCommand(async () => {
  const frontEnds = names.length === 0 ? FRONT_ENDS : names.map(frontEndOf);
  await buildAll(frontEnds, ({ frontEnd, isFresh }, ms) =>
    reportStep(`${frontEnd.folder}${isFresh ? '' : ' (unchanged)'}`, ms),
  );
});
