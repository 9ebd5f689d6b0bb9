import { createHash, timingSafeEqual } from 'node:crypto';

/** In hexadecimal digits, of UTF-8. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** In hexadecimal digits, of UTF-8. */
export const sha512 = (text: string): string => createHash('sha512').update(text, 'utf8').digest('hex');

/** In Base64, of the hash's bytes. */
export const sha512Base64 = (text: string): string => createHash('sha512').update(text, 'utf8').digest('base64');

/** Compares two texts in constant time (timing attack). */
export const isSameText = (given: string, own: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(own).digest());

/** {@link isSameText} of hashes; providers write hexadecimal digits in either case. An empty hash never matches. */
export const isSameHash = (given: string, own: string): boolean => isSameText(given.toLowerCase(), own.toLowerCase());

const REGISTRATION_ORDER_LETTERS = 38;

/**
 * The order id of a card registration: a one-way hash of its session, within the 40 characters that KG Inicis takes.
 */
export const registrationOrderOf = (sid: string): string =>
  `R${sha256(`registration ${sid}`).slice(0, REGISTRATION_ORDER_LETTERS)}`;
