import { asciiText, loginCodeDigits, searchText, typedText } from '@dongne/contract';

/** Fields of calls with a rule of their own, by name; phone numbers and coupon codes are understood where they are used. */
const RULES: ReadonlyMap<string, (typed: string) => string> = new Map([
  ['nickname', asciiText],
  ['otpCode', loginCodeDigits],
  ['q', searchText],
]);

// A text of nothing but blanks stays one blank: the place that asks for it says what is missing in its own words.
const written = (typed: string): string => typedText(typed) || (typed === '' ? '' : ' ');

/** A value with every text in it as its writer sees it. Source: docs/domain/typed-text.md. */
export const understood = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return (RULES.get(name) ?? written)(value);
  if (Array.isArray(value)) return value.map((each) => understood(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, understood(child, key)]));
};
