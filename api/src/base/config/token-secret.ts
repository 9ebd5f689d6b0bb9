import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../common';

/** Minimum length of an HS256 key, which is the length of its hash; RFC 7518 §3.2. */
const SECRET_BYTES = 32;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Writes the secret atomically: a crash while writing must not leave a short secret. */
const makeSecret = (folder: string, file: string): string => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: 0o600, flush: true });
  renameSync(draft, file);
  return secret;
};

const readOrMake = (folder: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return makeSecret(folder, file);
  }
};

/** Requires a secret that is hard to guess. @returns null for a setting that is not there. */
export const secretOf = (
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): Uint8Array | null => {
  const text = environment[name] ?? '';
  if (text === '') return null;
  const secret = bytesOf(text);
  if (secret.length < SECRET_BYTES)
    throw new Error(`${name} has ${secret.length} bytes; it must have at least ${SECRET_BYTES}.`);
  return secret;
};

/**
 * Reads the signing key of access tokens: the setting, else a key generated once in `<data
 * folder>/secrets/token-secret` (never in production).
 *
 * @param given the setting `TOKEN_SECRET`.
 * @throws {Error} with a sentence that names the setting or file and the fix, when the key is missing or too short.
 */
export const tokenSecretOf = (given: string | undefined, production: boolean, dataDir: string): Uint8Array => {
  const set = secretOf({ TOKEN_SECRET: given }, 'TOKEN_SECRET');
  if (set !== null) return set;
  if (production) throw new Error('TOKEN_SECRET is required in production');
  const folder = join(dataDir, 'secrets');
  const file = join(folder, 'token-secret');
  const secret = bytesOf(readOrMake(folder, file));
  if (secret.length < SECRET_BYTES)
    throw new Error(
      `The token secret in ${file} has ${secret.length} bytes; it must have at least ${SECRET_BYTES}. Remove the file to have a new one made (everybody logs in again), or set TOKEN_SECRET.`,
    );
  return secret;
};
