/** A card as it is told: its company, and its last four digits where the provider tells them. */
export interface NamedCard {
  readonly name: string;
  readonly lastFour: string | null;
}

const CARD = '카드';

/** What people call a company's card, whichever way its provider writes the company: `BC카드` of `BC`, `롯데카드` of `롯데카드`. */
export const nameOfCard = (company: string): string => (company.endsWith(CARD) ? company : `${company}${CARD}`);

/** A card in a sentence, the same on every page and in every message: `롯데카드 1234`, and `롯데카드` where no digits are known. */
export const cardText = ({ name, lastFour }: NamedCard): string =>
  [nameOfCard(name), lastFour].filter(Boolean).join(' ');

/** Digits that end in a consonant when they are said: 영, 삼, 육. After 일, 칠, 팔 it is `로`, too. */
const CLOSED_DIGIT = /[036]$/;

/** A card's text with the particle that says by what is paid: `국민카드 1234로`, `신한카드 0100으로`. */
export const byCard = (card: string): string => `${card}${CLOSED_DIGIT.test(card) ? '으로' : '로'}`;
