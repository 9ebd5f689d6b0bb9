import type { CardFace } from '@dongne/ui';

/** The colour that people know a company by; the first name that is part of the company's counts. */
const FACES: readonly (readonly [name: string, face: CardFace])[] = [
  ['신한', 'blue'],
  ['삼성', 'navy'],
  ['현대', 'black'],
  ['국민', 'brown'],
  ['롯데', 'red'],
  ['비씨', 'red'],
  ['BC', 'red'],
  ['하나', 'teal'],
  ['우리', 'blue'],
  ['농협', 'green'],
  ['우체국', 'red'],
];

/** In which colour a company's card is drawn. */
export const faceOf = (cardName: string): CardFace => FACES.find(([name]) => cardName.includes(name))?.[1] ?? 'plain';

/** What people call a card: `롯데카드`. */
export const nameOfCard = (cardName: string): string => (cardName.endsWith('카드') ? cardName : `${cardName}카드`);

const HIDDEN = '****';

/** The last four digits of a number as the server hides it; undefined where nobody knows them. */
export const lastFourOf = (maskedNumber: string): string | undefined => {
  const last = maskedNumber.slice(-HIDDEN.length);
  return last === HIDDEN ? undefined : last;
};

/** `롯데카드 1234`, in a sentence. */
export const spokenCard = ({
  cardName,
  maskedNumber,
}: {
  readonly cardName: string;
  readonly maskedNumber: string;
}): string => [nameOfCard(cardName), lastFourOf(maskedNumber)].filter(Boolean).join(' ');
