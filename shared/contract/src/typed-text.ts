import { OTP_DIGITS } from './business-numbers';

/** ASCII without spaces, such as a photo of some megabytes: nothing to clean. */
const PLAIN = /^[!-~]*$/;
/** Zero width, byte order mark, soft hyphen and direction marks: invisible characters of a paste. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** Joins the parts of one emoji, and is invisible everywhere else. */
const JOINER = /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)?\u200d/gu;

/**
 * Cleans typed text, for every field and every call: composed (NFC), without invisible characters, with plain spaces,
 * trimmed. Source: docs/domain/typed-text.md.
 */
export const typedText = (typed: string): string => {
  if (PLAIN.test(typed)) return typed;
  return typed
    .replace(INVISIBLE, '')
    .replace(JOINER, (joiner, before?: string) => (before === undefined ? '' : joiner))
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
};

/** Cleans text of a field with ASCII digits and letters: converts full-width ones (`１`, `Ａ`). */
export const asciiText = (typed: string): string => typedText(typed).normalize('NFKC');

/** Extracts the digits of a text, of any width. */
export const digitsOf = (typed: string): string => asciiText(typed).replace(/\D/g, '');

/** Cleans a search text: `하얀   세탁소 ` → `하얀 세탁소`. */
export const searchText = (typed: string): string => typedText(typed).replace(/\s+/gu, ' ');

/** Extracts the login code from a text or a whole message: six digits in a row, otherwise up to six first digits. */
export const loginCodeDigits = (typed: string): string => {
  const [, inRow] = new RegExp(`(?:^|\\D)(\\d{${OTP_DIGITS}})(?!\\d)`).exec(asciiText(typed)) ?? [];
  return inRow ?? digitsOf(typed).slice(0, OTP_DIGITS);
};

/** Coupon code after its label in a message: with at least one letter, so that `쿠폰 코드 2026년` does not match. */
const NAMED_COUPON = /쿠폰\s*코드\s*[은는:]?\s*\[?\s*((?=[\d-]*[A-Z])[A-Z\d][A-Z\d-]{3,})/gi;

/** Extracts a coupon code in capital letters, without spaces and hyphens; also from a whole message. */
export const couponCode = (typed: string): string => {
  const text = asciiText(typed);
  const [named, ...others] = [...text.matchAll(NAMED_COUPON)].map(([, code]) => code);
  return (named !== undefined && others.length === 0 ? named : text).replace(/[\s\p{Pd}]/gu, '').toUpperCase();
};
