import { OTP_DIGITS } from './business-numbers';

/** ASCII without spaces, such as a photo of some megabytes: nothing to look for. */
const PLAIN = /^[!-~]*$/;
/** Zero width, byte order mark, soft hyphen and marks of direction: they come with a paste and cannot be seen. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** Joins the parts of one emoji, and is invisible everywhere else. */
const JOINER = /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)?\u200d/gu;

/**
 * Text as its writer sees it, for every field and every call: letters in one piece (NFC), nothing invisible, plain spaces, none of
 * them around it. Source: docs/domain/typed-text.md.
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

/** Text of a field whose digits and letters are ASCII: full-width ones (`１`, `Ａ`) become what they look like. */
export const asciiText = (typed: string): string => typedText(typed).normalize('NFKC');

/** Digits of a text, of any width. */
export const digitsOf = (typed: string): string => asciiText(typed).replace(/\D/g, '');

/** Words to search for: `하얀   세탁소 ` → `하얀 세탁소`. */
export const searchText = (typed: string): string => typedText(typed).replace(/\s+/gu, ' ');

/** The login code in a text, also in its whole message: its six digits in a row, else the first six digits or fewer. */
export const loginCodeDigits = (typed: string): string => {
  const [, inRow] = new RegExp(`(?:^|\\D)(\\d{${OTP_DIGITS}})(?!\\d)`).exec(asciiText(typed)) ?? [];
  return inRow ?? digitsOf(typed).slice(0, OTP_DIGITS);
};

/** A coupon code after its name in a message: a letter at least, so that `쿠폰 코드 2026년` is none. */
const NAMED_COUPON = /쿠폰\s*코드\s*[은는:]?\s*\[?\s*((?=[\d-]*[A-Z])[A-Z\d][A-Z\d-]{3,})/gi;

/** A coupon code in capital letters, without the spaces and hyphens that people group it by; also out of its whole message. */
export const couponCode = (typed: string): string => {
  const text = asciiText(typed);
  const [named, ...others] = [...text.matchAll(NAMED_COUPON)].map(([, code]) => code);
  return (named !== undefined && others.length === 0 ? named : text).replace(/[\s\p{Pd}]/gu, '').toUpperCase();
};
