import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATA_DIR, type FrontEnd } from '../config';
import { ENVIRONMENT } from '../settings/environment';
import { acceptedKeys, type AcceptedKeys } from './accepted-keys';
import { publicKeyText } from './signature';

const keyFileOf = ({ folder }: FrontEnd): string =>
  ENVIRONMENT['RELEASE_KEY'] || join(DATA_DIR, 'keys', `${folder}.pem`);

const read = (file: string): KeyObject => {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (cause) {
    throw new Error(`${file} is no private key. Make one with "pnpm release key".`, { cause });
  }
};

/**
 * Reads the private key that a package is signed with: `RELEASE_KEY`, else the one that `release key` has made.
 *
 * @returns `undefined` where there is none and none is needed.
 * @throws a sentence when the owner's signature is needed, and this key cannot make it.
 */
export const signingKeyOf = (
  frontEnd: FrontEnd,
  accepted: AcceptedKeys = acceptedKeys(),
  file = keyFileOf(frontEnd),
): KeyObject | undefined => {
  const needed = accepted[frontEnd.name];
  const key = existsSync(file) ? read(file) : undefined;
  if (needed === undefined) return key;
  if (key === undefined)
    throw new Error(
      `${frontEnd.folder} is released with the signature of its owner: name the private key in RELEASE_KEY, or make one with "pnpm release key ${frontEnd.folder}" and add it to release/keys.json.`,
    );
  if (!needed.includes(publicKeyText(key)))
    throw new Error(
      `The key in ${file} is none of those of ${frontEnd.folder} in release/keys.json. Its public part: ${publicKeyText(key)}`,
    );
  return key;
};

/**
 * Makes a key pair for a package and stores the private part, readable by this user alone.
 *
 * @returns sentences with the public part and what to do with it.
 * @throws a sentence when there is one already.
 */
export const makeKey = (frontEnd: FrontEnd, file = keyFileOf(frontEnd)): readonly string[] => {
  if (existsSync(file)) throw new Error(`There is a key already: ${file}. Move it away to make another one.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return [
    `The private key of ${frontEnd.folder} is in ${file}: keep it where only the squad can read it.`,
    `Add the public key to release/keys.json; hosts then accept ${frontEnd.folder} with its signature only:`,
    `  "${frontEnd.name}": ["${publicKeyText(privateKey)}"]`,
  ];
};
