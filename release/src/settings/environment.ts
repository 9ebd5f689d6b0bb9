import { ALL_SETTINGS, withSecretFiles, type Environment } from '@dongne/contract/server';

/** Settings of this process, with secrets from files. */
export const { environment: ENVIRONMENT } = withSecretFiles(process.env, ALL_SETTINGS);

/**
 * Reads a setting while modules load; an invalid one is its default. Each command refuses to run with it
 * (`run-command.ts`), with all that is wrong at once.
 */
export const lenient = <Value>(read: (environment: Environment) => Value): Value => {
  try {
    return read(ENVIRONMENT);
  } catch {
    return read({});
  }
};
