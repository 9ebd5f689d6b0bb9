/** Between the digits of one number: what languages group thousands with. A plain space counts only before three digits. */
const SEPARATOR = "[,.'’_٬،\\u00a0\\u2009\\u202f]|\\s(?=\\d{3}(?!\\d))";
const NUMBER = new RegExp(`\\d(?:(?:${SEPARATOR})?\\d)*`, 'gu');
const DIGIT = /\p{Nd}/u;

/** The value of a digit of any script: the digits of a script stand in a row, from zero on. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
};

/** The numbers of a text in plain digits, whatever script and separators it is written with: `٧٬٧٠٠ won` → `7700`. */
const numbersIn = (text: string): readonly string[] => {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  return (plain.match(NUMBER) ?? []).map((number) => number.replace(/\D/g, ''));
};

/**
 * Whether a label says an amount, by its digits alone: on a translated page nothing else of it is ours. Ruling on approving on a
 * translated page.
 */
export const saysAmount = (label: string, won: number): boolean => numbersIn(label).includes(String(won));
