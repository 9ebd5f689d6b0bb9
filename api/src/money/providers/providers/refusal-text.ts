const NOTHING_SAID = '카드사에서 이유를 알려 주지 않았어요.';
const MOST_LETTERS = 100;
/** Thirteen digits and more in any grouping: a message may contain a card number. */
const NUMBER_OF_A_CARD = /\d(?:[ -]?[\d*]){12,}/g;

/**
 * Customer-readable part of a provider's refusal: the text after the last `|`, without bracketed parts and card
 * numbers. `[F104|카드사 거절|한도초과]` gives `한도초과`.
 */
export const refusalText = (message: string): string => {
  const last = message.slice(message.lastIndexOf('|') + 1);
  const unbracketed = last.replaceAll(/\[[^\]]*\]/g, ' ');
  // Handles a bracket that opened before the last `|`, and messages that consist of brackets only.
  const said = unbracketed.replaceAll(/[[\]\s]/g, '') === '' ? last : unbracketed;
  const text = said
    .replaceAll(/[[\]]/g, ' ')
    .replaceAll(NUMBER_OF_A_CARD, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS);
  return text === '' ? NOTHING_SAID : text;
};
