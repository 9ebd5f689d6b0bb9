import * as v from 'valibot';
import { codeOfError } from './error-code';

/** Environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Programs that read settings; `start` runs all of them and reads what they read. */
export type Program = 'api' | 'shell-host' | 'remote-host' | 'release' | 'start';

/** Parses a text, empty where a setting is not set. Messages continue a sentence that begins with its name. */
export type TextSchema<Value = unknown> = v.GenericSchema<string, Value>;

/** Environment variable. */
export interface Setting<Schema extends TextSchema = TextSchema> {
  readonly name: string;
  /** Its effect, as a phrase. */
  readonly meaning: string;
  /** Default as text; absent when nothing is set by default. */
  readonly default?: string;
  /** Whether its value is never printed, and may come from the file that `<NAME>_FILE` names. */
  readonly isSecret: boolean;
  /** Programs that read it, besides `start`. */
  readonly programs: readonly Exclude<Program, 'start'>[];
  readonly schema: Schema;
}

/** Settings that do not allow a start; the message has a sentence per line. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

const textOf = ({ name }: Setting, environment: Environment): string => environment[name]?.trim() ?? '';

/** Parses a setting. @returns its value, or the sentence that says what is wrong. */
const parse = <Schema extends TextSchema>(
  setting: Setting<Schema>,
  environment: Environment,
): { readonly value: v.InferOutput<Schema> } | { readonly problem: string } => {
  const parsed = v.safeParse(setting.schema, textOf(setting, environment));
  return parsed.success ? { value: parsed.output } : { problem: `${setting.name} ${parsed.issues[0].message}` };
};

/** Reads a setting. @throws a sentence that begins with its name when it is invalid. */
export const valueOf = <Schema extends TextSchema>(
  setting: Setting<Schema>,
  environment: Environment,
): v.InferOutput<Schema> => {
  const parsed = parse(setting, environment);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.value;
};

/** Whether a setting has a text. */
export const isSet = (setting: Setting, environment: Environment): boolean => textOf(setting, environment) !== '';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the sentences of a failed reader. @throws what is no problem of settings, such as an unreadable folder. */
export const problemsOfError = (error: unknown): readonly string[] => {
  if (error instanceof SettingsRefused) return error.problems;
  if (codeOfError(error) !== undefined) throw error;
  return [messageOf(error)];
};

/** Collects the sentences of checks that throw. */
export const problemsOf = (checks: readonly (() => unknown)[]): readonly string[] =>
  checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      return problemsOfError(error);
    }
  });

/**
 * Reads all values of a program.
 *
 * @param contradictions sentences about settings that do not fit together.
 * @throws {SettingsRefused} with these sentences, and those of all readers that threw one.
 */
export const readAll = <Values extends object>(
  readers: { readonly [Name in keyof Values]: () => Values[Name] },
  contradictions: readonly string[] = [],
): Values => {
  const values: Partial<Values> = {};
  const checks: (() => void)[] = [];
  for (const name in readers) checks.push(() => (values[name] = readers[name]()));
  const problems = [...new Set([...problemsOf(checks), ...contradictions])];
  const isWhole = (_read: Partial<Values>): _read is Values => problems.length === 0;
  if (!isWhole(values)) throw new SettingsRefused(problems);
  return values;
};
