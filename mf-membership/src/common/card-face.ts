import type { CardFace } from '@dongne/ui';

/** Colours of card companies; the first matching name wins. */
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

/** Colours of a company's card. */
export const faceOf = (cardName: string): CardFace => FACES.find(([name]) => cardName.includes(name))?.[1] ?? 'plain';
