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
