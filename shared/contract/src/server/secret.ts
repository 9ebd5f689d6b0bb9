/** Length below which a secret could be guessed. */
const SECRET_LETTERS = 32;

/**
 * Reads a secret from the settings.
 *
 * @param setting name of the variable.
 * @param development secret outside of production, known to everyone.
 * @returns null in production without the setting: what it signs is switched off.
 * @throws a sentence when the setting is too short, or that of development.
 */
export const secretOf = (
  environment: Readonly<Record<string, string | undefined>>,
  setting: string,
  development: string,
): string | null => {
  const secret = environment[setting] ?? '';
  if (secret === '') return environment['NODE_ENV'] === 'production' ? null : development;
  if (secret.length < SECRET_LETTERS || secret === development)
    throw new Error(`${setting} must be a text of your own with at least ${SECRET_LETTERS} characters.`);
  return secret;
};
