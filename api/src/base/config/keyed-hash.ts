import { createHmac } from 'node:crypto';
import type { Config } from './config';

/** Purpose of a keyed hash; the same text hashes differently for each purpose. */
type HashPurpose =
  | 'card-browser'
  | 'health-address'
  | 'log-address'
  | 'login-token'
  | 'lost-number-stop'
  | 'otp-code'
  | 'otp-id'
  | 'phone-number'
  | 'photo-address'
  | 'public-photo-address'
  | 'rate-limit'
  | 'social-attempt'
  | 'social-nonce'
  | 'social-verifier'
  | 'voucher-member';

const hashWith = (secret: Uint8Array, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');

/** Hashes with the server's secret of data: six digits or a phone number are too few to hash without a key. */
export const keyedHash = ({ dataSecret }: Pick<Config, 'dataSecret'>, purpose: HashPurpose, text: string): string =>
  hashWith(dataSecret, purpose, text);

/** Hashes a refresh token, or derives its successor, with one of the keys of tokens. */
export const tokenHash = (secret: Uint8Array, purpose: 'refresh-successor' | 'refresh-token', text: string): string =>
  hashWith(secret, purpose, text);
