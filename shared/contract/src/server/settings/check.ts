import { ALL_SETTINGS, settingsOf } from './all-settings';
import { contradictionsOf, notesOf } from './deployment-rules';
import { withSecretFiles } from './secret-files';
import { isSet, problemsOf, valueOf, type Environment, type Program, type Setting } from './setting';

/** Argument that prints the settings of a program instead of running it. */
export const CHECK_CONFIG = '--check-config';

/** Result of a look at all settings of a program. */
export interface ConfigReport {
  /** A line for each setting. */
  readonly lines: readonly string[];
  /** A sentence for each setting that is missing, wrong or contradicts another. */
  readonly problems: readonly string[];
  /** A sentence for each setting that production may lack, at a price. */
  readonly notes: readonly string[];
}

const holds = (setting: Setting, environment: Environment): string => {
  if (!isSet(setting, environment)) return setting.default === undefined ? '(not set)' : `(${setting.default})`;
  return setting.isSecret ? 'set' : String(environment[setting.name]).trim();
};

/**
 * Checks all settings of a program at once.
 *
 * @param furtherChecks of the program; each throws sentences.
 */
export const checkSettings = (
  program: Program,
  given: Environment,
  furtherChecks: readonly ((environment: Environment) => unknown)[] = [],
): ConfigReport => {
  const settings = settingsOf(program);
  const { environment, problems: unread } = withSecretFiles(given, ALL_SETTINGS);
  const problems = [
    ...unread,
    ...problemsOf(settings.map((each) => () => valueOf(each, environment))),
    ...contradictionsOf(program, environment),
    ...problemsOf(furtherChecks.map((check) => () => check(environment))),
  ];
  return {
    lines: settings.map((each) => `${each.name}=${holds(each, environment)}`),
    problems: [...new Set(problems)],
    notes: notesOf(program, environment),
  };
};

/** Prints a report for `--check-config`. @returns the exit code: 1 when something is wrong. */
export const printReport = (
  { lines, problems, notes }: ConfigReport,
  { log, error }: Pick<Console, 'error' | 'log'> = console,
): 0 | 1 => {
  for (const line of lines) log(line);
  for (const note of notes) log(`Note: ${note}.`);
  for (const problem of problems) error(`Wrong: ${problem}`);
  log(problems.length === 0 ? 'These settings hold.' : `${problems.length} to be corrected.`);
  return problems.length === 0 ? 0 : 1;
};
