/** Longer than this nothing is read in the 1.9 s of a toast, and it would cover the page. */
const MAX_LENGTH = 200;
/** No more than this is looked at: nested brackets would take a while. */
const MAX_INPUT = 1_000;

const INNERMOST_BRACKETS = /\[[^[\]]*\]/g;
const MARKUP = /<[/!]?[a-z][^<>]*>/gi;
/** Brackets that never had a partner, and signs that control, turn or hide text. */
const UNREADABLE = /[[\]]|\p{C}/gu;

const withoutBrackets = (text: string): string => {
  const outer = text.replace(INNERMOST_BRACKETS, '');
  return outer === text ? text : withoutBrackets(outer);
};

/**
 * What the server says to the customer, fit to be shown: one line of plain text without bracketed parts (product
 * specification §8), no matter who wrote the answer.
 *
 * @param svMessage as it came. @returns `undefined` when it says nothing.
 */
export const serverSentence = (svMessage: unknown): string | undefined => {
  if (typeof svMessage !== 'string') return undefined;
  const text = withoutBrackets(svMessage.slice(0, MAX_INPUT)).replace(MARKUP, '').replace(/\s+/g, ' ');
  const signs = [...text.replace(UNREADABLE, '').trim()];
  if (signs.length > MAX_LENGTH) return `${signs.slice(0, MAX_LENGTH - 1).join('')}…`;
  return signs.join('') || undefined;
};
