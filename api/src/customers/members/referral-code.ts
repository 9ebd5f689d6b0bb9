import { randomInt } from 'node:crypto';

// Letters and digits that are not confused when read out.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

/** Generates a referral code: lower case, as the client sends codes (product specification §5). */
export const newReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
