import { secretOf, tokenSecretOf } from './token-secret';

type Environment = Readonly<Record<string, string | undefined>>;

/** Secrets of the server. */
export interface TokenSecrets {
  /** Signs new tokens; at least 32 bytes. */
  readonly tokenSecret: Uint8Array;
  /** Whose tokens are accepted, too, during a rotation; null outside of one. */
  readonly previousTokenSecret: Uint8Array | null;
  /** Seals and hashes stored data, so that it never changes; what `TOKEN_SECRET` first was, by default that. */
  readonly dataSecret: Uint8Array;
}

/**
 * Reads the secrets.
 *
 * @throws {Error} with one sentence for a short secret, and for a rotation that would make stored data unreadable.
 */
export const tokenSecretsOf = (environment: Environment, isProduction: boolean, dataDir: string): TokenSecrets => {
  const tokenSecret = tokenSecretOf(environment['TOKEN_SECRET'], isProduction, dataDir);
  const previousTokenSecret = secretOf(environment, 'TOKEN_SECRET_PREVIOUS');
  const dataSecret = secretOf(environment, 'DATA_SECRET');
  if (previousTokenSecret !== null && dataSecret === null)
    throw new Error(
      'TOKEN_SECRET_PREVIOUS needs DATA_SECRET: until now TOKEN_SECRET also sealed card keys and hashed phone numbers. Set DATA_SECRET to the TOKEN_SECRET that the database began with, and leave it.',
    );
  if (previousTokenSecret !== null && Buffer.from(previousTokenSecret).equals(tokenSecret))
    throw new Error('TOKEN_SECRET_PREVIOUS is the same as TOKEN_SECRET: leave it out, or change TOKEN_SECRET.');
  return { tokenSecret, previousTokenSecret, dataSecret: dataSecret ?? tokenSecret };
};
