import { CHECK_CONFIG, checkSettings, printReport, type Environment, type Program } from '@dongne/contract/server';
import { readPortBase } from '../config';

/** Checks of ports, which depend on the front ends. */
const PORT_CHECKS: readonly ((environment: Environment) => unknown)[] = [
  (environment) => readPortBase(environment),
  (environment) => readPortBase(environment, 'METRICS_PORT_BASE'),
];

const fail = (sentence: unknown): void => {
  console.error(sentence);
  process.exit(1);
};

/**
 * Runs a command; prints what it throws as a sentence and exits with code 1. Refuses to run with wrong settings, with a
 * sentence for each. With `--check-config` it only prints the settings.
 *
 * @param program whose settings have to hold.
 * @param checkFurther checks the settings of programs that it starts. Returns an exit code.
 */
export const runCommand = (
  work: () => Promise<void>,
  { program = 'release', checkFurther = () => 0 }: { program?: Program; checkFurther?: () => number } = {},
): void => {
  const report = checkSettings(program, process.env, PORT_CHECKS);
  if (process.argv.includes(CHECK_CONFIG)) {
    process.exitCode = Math.max(printReport(report), checkFurther());
    return;
  }
  if (report.problems.length > 0) return fail(report.problems.join('\n'));
  work().catch((error: unknown) => fail(error instanceof Error ? error.message : error));
};
