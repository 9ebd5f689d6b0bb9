import { digitsOf } from './typed-text';

const MOBILE = /^01[016789]\d{7,8}$/;

/** `+82`, `0082` or `82` before a mobile number. */
const COUNTRY_CODE = /^(?:00)?82(?=0?1)0?/;

/** Digits of a phone number as people type or paste it: `010-0000-0001` and `+82 10-0000-0001` → `01000000001`. */
export const phoneDigits = (typed: string): string => digitsOf(typed).replace(COUNTRY_CODE, '0');

/** Whether it is a Korean mobile number (010, 011, 016–019), with or without hyphens. */
export const isMobileNumber = (typed: string): boolean => MOBILE.test(phoneDigits(typed));

/** `01012345678` → `010-1234-5678`; what is not a whole number yet is hyphenated as far as it goes. */
export const formatPhone = (typed: string): string => {
  const digits = phoneDigits(typed).slice(0, 11);
  if (digits.length < 4) return digits;
  if (digits.length < 8) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  const middle = digits.length === 10 ? 6 : 7;
  return `${digits.slice(0, 3)}-${digits.slice(3, middle)}-${digits.slice(middle)}`;
};
