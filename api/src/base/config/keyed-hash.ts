import { createHmac } from 'node:crypto';
import type { Config } from './config';

/** What a keyed hash is for; the same text hashes differently for each purpose. */
type HashPurpose =
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

/** A hash that nobody can look up without the server's secret; six digits or a phone number are too few to hash plainly. */
export const keyedHash = ({ tokenSecret }: Pick<Config, 'tokenSecret'>, purpose: HashPurpose, text: string): string =>
  createHmac('sha256', tokenSecret).update(`${purpose}:${text}`).digest('base64url');
