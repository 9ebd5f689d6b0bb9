/** So many letters of a shop's words stand in a message; all of them stand in the request. */
const QUOTED_LETTERS = 200;

/**
 * A shop's words in a message of ours, as its words: on one line, and without the marks that would end the quotation, so that
 * nothing in them reads as if we had said it.
 */
export const shopWords = (introduction: '세탁소가 남긴 말' | '세탁소 답변', text: string): string => {
  const letters = [
    ...text
      .replace(/["“”„‟＂]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  const shown = letters.length > QUOTED_LETTERS ? `${letters.slice(0, QUOTED_LETTERS).join('')}…` : letters.join('');
  return `${introduction}: “${shown}”`;
};
