import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../config';
import { ENVIRONMENT } from '../settings/environment';

/** Public keys of a package's owner: ed25519, SPKI, base64. */
export type AcceptedKeys = Readonly<Record<string, readonly string[]>>;

const KEYS = v.record(v.string(), v.array(v.string()));

/**
 * Reads the public keys by package (`mf_usage`): from `RELEASE_KEYS`, else `release/keys.json`. They never come from the
 * store, so that access to it is not enough to release. A package without an entry needs no signature.
 *
 * @throws a sentence when the file cannot be read.
 */
export const acceptedKeys = (file = ENVIRONMENT['RELEASE_KEYS'] || join(ROOT, 'release/keys.json')): AcceptedKeys => {
  try {
    return v.parse(KEYS, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is no list of keys by package, such as { "mf_usage": ["MCow…"] }.`, { cause });
  }
};
