const NOTHING_SAID = '카드사에서 이유를 알려 주지 않았어요.';
const MOST_LETTERS = 100;
/** Thirteen digits and more, however they are grouped: a card number may stand in a message. */
const NUMBER_OF_A_CARD = /\d(?:[ -]?[\d*]){12,}/g;

/**
 * What a provider's refusal says to people: what stands after the last `|`, without bracketed parts and without anything
 * that looks like a card number. `[F104|카드사 거절|한도초과]` gives `한도초과`.
 */
export const refusalText = (message: string): string => {
  const last = message.slice(message.lastIndexOf('|') + 1);
  const unbracketed = last.replaceAll(/\[[^\]]*\]/g, ' ');
  // A bracket that opened before the last `|` closes here alone, and what stands in brackets only is all there is.
  const said = unbracketed.replaceAll(/[[\]\s]/g, '') === '' ? last : unbracketed;
  const text = said
    .replaceAll(/[[\]]/g, ' ')
    .replaceAll(NUMBER_OF_A_CARD, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS);
  return text === '' ? NOTHING_SAID : text;
};
