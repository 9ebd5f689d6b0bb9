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
