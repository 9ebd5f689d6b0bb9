import { createHmac } from 'node:crypto';
import type { Config } from './config';

/** Purpose of a keyed hash; the same text hashes differently for each purpose. */
type HashPurpose =
  | 'health-address'
  | 'login-token'
  | 'lost-number-stop'
  | 'otp-code'
  | 'otp-id'
  | 'phone-number'
  | 'photo-address'
  | 'public-photo-address'
  | 'rate-limit'
  | 'refresh-successor'
  | 'refresh-token'
  | 'social-attempt'
  | 'social-nonce'
  | 'social-verifier'
  | 'voucher-member';

/** Hashes with the server's secret: six digits or a phone number are too few to hash without a key. */
export const keyedHash = ({ tokenSecret }: Pick<Config, 'tokenSecret'>, purpose: HashPurpose, text: string): string =>
  createHmac('sha256', tokenSecret).update(`${purpose}:${text}`).digest('base64url');
