/** Limit of what can be read in the 1.9 s of a toast. */
const MAX_LENGTH = 200;
/** Limit of the input, because nested brackets take time. */
const MAX_INPUT = 1_000;

const INNERMOST_BRACKETS = /\[[^[\]]*\]/g;
const MARKUP = /<[/!]?[a-z][^<>]*>/gi;
/** Unpaired brackets, and characters that control, reverse or hide text. */
const UNREADABLE = /[[\]]|\p{C}/gu;

const withoutBrackets = (text: string): string => {
  const outer = text.replace(INNERMOST_BRACKETS, '');
  return outer === text ? text : withoutBrackets(outer);
};

/**
 * Sanitizes the server's message for customers: one line of plain text without bracketed parts (product specification
 * §8), regardless of who sent the response.
 *
 * @param svMessage raw value.
 * @returns `undefined` if nothing is left.
 */
export const serverSentence = (svMessage: unknown): string | undefined => {
  if (typeof svMessage !== 'string') return undefined;
  const text = withoutBrackets(svMessage.slice(0, MAX_INPUT)).replace(MARKUP, '').replace(/\s+/g, ' ');
  const signs = [...text.replace(UNREADABLE, '').trim()];
  if (signs.length > MAX_LENGTH) return `${signs.slice(0, MAX_LENGTH - 1).join('')}…`;
  return signs.join('') || undefined;
};
