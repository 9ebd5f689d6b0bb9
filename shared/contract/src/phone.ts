import { asciiText, digitsOf } from './typed-text';

const MOBILE = /^01[016789]\d{7,8}$/;

/** Country code before a mobile number: `+82`, `0082` or `82`. */
const COUNTRY_CODE = /^(?:00)?82(?=0?1)0?/;

/** Number without its leading `0`, lost in a spreadsheet: `10` with eight digits. */
const LOST_ZERO = /^(?=10\d{8}$)/;

/** Mobile number within other text, such as another number. */
const MOBILE_IN_TEXT =
  /(?:^|\D)((?:(?:\+|00)?82[\s.\p{Pd}]*\(?0?\)?\s*|0)1[016789][\s.)\p{Pd}]*\d{3,4}[\s.\p{Pd}]*\d{4})(?!\d)/u;

/** Extracts the digits of a typed or pasted phone number: `010-0000-0001` and `+82 10-0000-0001` → `01000000001`. */
export const phoneDigits = (typed: string): string =>
  digitsOf(MOBILE_IN_TEXT.exec(asciiText(typed))?.[1] ?? typed)
    .replace(COUNTRY_CODE, '0')
    .replace(LOST_ZERO, '0');

/** Returns whether it is a Korean mobile number (010, 011, 016–019), with or without hyphens. */
export const isMobileNumber = (typed: string): boolean => MOBILE.test(phoneDigits(typed));

/** Formats `01012345678` as `010-1234-5678`; hyphenates incomplete numbers as far as possible. */
export const formatPhone = (typed: string): string => {
  const digits = phoneDigits(typed);
  if (digits.length < 4) return digits;
  if (digits.length < 8) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  const middle = digits.length === 10 ? 6 : 7;
  return `${digits.slice(0, 3)}-${digits.slice(3, middle)}-${digits.slice(middle)}`;
};
