import { randomInt } from 'node:crypto';

// Without letters and digits that are mistaken for each other when a friend reads them out.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

/** A new invitation code: lower case, as the client sends codes (product specification §5). */
export const newReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
