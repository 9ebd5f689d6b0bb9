import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config';

/** Purpose of a sealed text; opening it for another purpose fails. */
type SealPurpose = 'bank-account' | 'billing-key';

const VERSION = 'v1';
const KEY_BYTES = 32;
/** NIST SP 800-38D §8.2. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ dataSecret }: Pick<Config, 'dataSecret'>, purpose: SealPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', dataSecret, '', `sealed-text ${VERSION} ${purpose}`, KEY_BYTES));

/** Encrypts a text with the server's secret (AES-256-GCM), with a new nonce each time. */
export const sealText = (config: Pick<Config, 'dataSecret'>, purpose: SealPurpose, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
};

/**
 * Decrypts a sealed text.
 *
 * @throws {Error} without the text, when it was changed, or sealed for another purpose or with another secret.
 */
export const openText = (config: Pick<Config, 'dataSecret'>, purpose: SealPurpose, sealed: string): string => {
  const [version, packed] = sealed.split('.');
  const bytes = Buffer.from(packed ?? '', 'base64url');
  try {
    if (version !== VERSION) throw new Error('another version');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(config, purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new Error(`A sealed text (${purpose}) does not open: was TOKEN_SECRET changed without DATA_SECRET?`, {
      cause,
    });
  }
};
