/** Card for display: its company, and its last four digits if the provider returns them. */
export interface NamedCard {
  readonly name: string;
  readonly lastFour: string | null;
}

const CARD = '카드';

/**
 * Returns the usual name of a company's card, however its provider writes the company: `BC카드` of `BC`, `롯데카드` of
 * `롯데카드`.
 */
export const nameOfCard = (company: string): string => (company.endsWith(CARD) ? company : `${company}${CARD}`);

/** Formats a card the same way on every page and in every message: `롯데카드 1234`, and `롯데카드` without known digits. */
export const cardText = ({ name, lastFour }: NamedCard): string =>
  [nameOfCard(name), lastFour].filter(Boolean).join(' ');

/** Digits whose Korean names end in a consonant: 영, 삼, 육. After 일, 칠, 팔 it is `로`, too. */
const CLOSED_DIGIT = /[036]$/;

/** Adds the instrumental particle to a card's text: `국민카드 1234로`, `신한카드 0100으로`. */
export const byCard = (card: string): string => `${card}${CLOSED_DIGIT.test(card) ? '으로' : '로'}`;
