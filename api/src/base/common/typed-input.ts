import { asciiText, loginCodeDigits, searchText, typedText } from '@dongne/contract';

/** Normalisation of input fields by name; phone numbers and coupon codes are normalised where they are used. */
const RULES: ReadonlyMap<string, (typed: string) => string> = new Map([
  ['nickname', asciiText],
  ['otpCode', loginCodeDigits],
  ['q', searchText],
]);

// Keeps one space of a text of spaces, so that the field's own rule reports what is missing.
const written = (typed: string): string => typedText(typed) || (typed === '' ? '' : ' ');

/** Normalises every text in a value. Source: docs/domain/typed-text.md. */
export const normalized = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return (RULES.get(name) ?? written)(value);
  if (Array.isArray(value)) return value.map((each) => normalized(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, normalized(child, key)]));
};
