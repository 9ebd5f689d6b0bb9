import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../common';

/** HS256 wants a key as long as its hash; RFC 7518 §3.2. */
const SECRET_BYTES = 32;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Whole or not at all: a process that dies while it writes must not leave a short secret behind. */
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

/**
 * The key that signs access tokens: the setting, else one that is made once and kept in `<data folder>/secrets/token-secret`
 * (never in production).
 *
 * @param given the setting `TOKEN_SECRET`.
 * @throws {Error} a sentence that names the setting or the file and the way out, when there is no key or a short one.
 */
export const tokenSecretOf = (given: string | undefined, production: boolean, dataDir: string): Uint8Array => {
  if (given !== undefined && given !== '') {
    const secret = bytesOf(given);
    if (secret.length < SECRET_BYTES)
      throw new Error(`TOKEN_SECRET has ${secret.length} bytes; it must have at least ${SECRET_BYTES}.`);
    return secret;
  }
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
