import { asciiText } from './typed-text';

/** Error of a whole-number field with a decimal point. */
export const NO_FRACTION = '소수점 없이 적어 주세요.';
/** Error of a whole-number field with a sign. */
export const NO_SIGN = '빼기 기호 없이 적어 주세요.';
/** Error of a whole-number field with anything else, such as two numbers. */
export const ONE_NUMBER = '숫자 하나만 적어 주세요.';

const PLAIN = /^[약₩]?\s*(\d+(?: \d{3})+|[\d,]*)\s*(?:[원개]|P)?$/i;
const WITH_UNITS = /^[약₩]?\s*(?:([\d,]+)만)?\s*(?:(\d)천)?\s*([\d,]{1,5})?\s*[원개]?$/;
const SIGN = /^\D*[\p{Pd}\u2212]/u;
/** Fraction after a point: three digits may be thousands, so they do not count. */
const FRACTION = /^(?!\d{3}(?!\d))\d*\s*(?:[원개]|P)?$/i;

interface TypedWhole {
  /** Digits; empty without a number. */
  readonly digits: string;
  /** Error message for a text that is not one whole number. */
  readonly refusal: string | undefined;
  /** Whether the field keeps its text until blur: rewritten at once, the next key would join another number. */
  readonly staysAsTyped: boolean;
}

const numberOf = (text = ''): number => Number(text.replace(/,/g, ''));

const digitsOfWhole = (text: string): string | undefined => {
  const plain = PLAIN.exec(text)?.[1];
  if (plain !== undefined) return plain.replace(/\D/g, '');
  const [units, tenThousands, thousands, rest] = WITH_UNITS.exec(text) ?? [];
  if (units === undefined) return undefined;
  return String(numberOf(tenThousands) * 10_000 + numberOf(thousands) * 1_000 + numberOf(rest));
};

/** Parses the whole number in a text, with the units 만 and 천: `2만 5천원` → `25000`. Source: docs/domain/typed-text.md. */
export const typedWhole = (typed: string): TypedWhole => {
  const refused = (refusal: string, digits = '') => ({ digits, refusal, staysAsTyped: true });
  const text = asciiText(typed);
  if (SIGN.test(text)) return refused(NO_SIGN);
  const [whole = '', fraction, ...others] = text.split('.');
  const digits = digitsOfWhole(whole);
  if (fraction !== undefined) return refused(NO_FRACTION, FRACTION.test(fraction) && others.length === 0 ? digits : '');
  return digits === undefined ? refused(ONE_NUMBER) : { digits, refusal: undefined, staysAsTyped: /[만천]/.test(text) };
};
