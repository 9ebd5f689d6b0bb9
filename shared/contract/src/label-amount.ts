/**
 * Separators within a number: those that languages group thousands with. A plain space counts only before three digits.
 */
const SEPARATOR = "[,.'’_٬،\\u00a0\\u2009\\u202f]|\\s(?=\\d{3}(?!\\d))";
const NUMBER = new RegExp(`\\d(?:(?:${SEPARATOR})?\\d)*`, 'gu');
const DIGIT = /\p{Nd}/u;

/** Returns the value of a digit of any script: digits are consecutive from zero. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
};

/** Extracts the numbers of a text in ASCII digits, whatever script and separators: `٧٬٧٠٠ won` → `7700`. */
const numbersIn = (text: string): readonly string[] => {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  return (plain.match(NUMBER) ?? []).map((number) => number.replace(/\D/g, ''));
};

/**
 * Returns whether a label contains an amount, by its digits alone: on a translated page the rest is not ours. Ruling on
 * approving on a translated page.
 */
export const saysAmount = (label: string, won: number): boolean => numbersIn(label).includes(String(won));
