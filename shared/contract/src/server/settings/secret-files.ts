import { readFileSync } from 'node:fs';
import { codeOfError } from './error-code';
import type { Environment, Setting } from './setting';

const FILE = '_FILE';

/** @throws a sentence when the file cannot be read or is empty. */
const readSecret = (name: string, file: string): string => {
  let text = '';
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new Error(`${name}${FILE} names ${file}, which cannot be read (${codeOfError(cause) ?? 'no file'}).`, {
      cause,
    });
  }
  if (text === '') throw new Error(`${name}${FILE} names ${file}, which is empty.`);
  return text;
};

/**
 * Fills secrets from the files that `<NAME>_FILE` names, as Docker and Kubernetes mount them.
 *
 * @returns the environment with the secrets, and a sentence for each file that is empty or cannot be read and for each
 * secret that is set twice.
 */
export const withSecretFiles = (
  environment: Environment,
  settings: readonly Setting[],
): { readonly environment: Environment; readonly problems: readonly string[] } => {
  const filled: Record<string, string | undefined> = { ...environment };
  const problems: string[] = [];
  for (const { name } of settings.filter(({ isSecret }) => isSecret)) {
    const file = environment[name + FILE] ?? '';
    delete filled[name + FILE];
    if (file === '') continue;
    if ((environment[name] ?? '') !== '') problems.push(`${name} and ${name}${FILE} are both set: remove one of them.`);
    else
      try {
        filled[name] = readSecret(name, file);
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
  }
  return { environment: filled, problems };
};
