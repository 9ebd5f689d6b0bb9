/** Maximum length of a shop's text in a message; the request has the full text. */
const QUOTED_LETTERS = 200;

/**
 * Quotes a shop's text in our message: on one line and without quotation marks, so that it cannot pose as our own
 * words.
 */
export const quoteShop = (introduction: '세탁소가 남긴 말' | '세탁소 답변', text: string): string => {
  const letters = [
    ...text
      .replace(/["“”„‟＂]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  const shown = letters.length > QUOTED_LETTERS ? `${letters.slice(0, QUOTED_LETTERS).join('')}…` : letters.join('');
  return `${introduction}: “${shown}”`;
};
