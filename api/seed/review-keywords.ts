import type { ReviewKeyword } from '@dongne/contract';
import type { Random } from '#base';
import { moodOf } from './review-texts';

const GOOD_KEYWORDS = [
  'keyWordQuality',
  'keyWordUntact',
  'keyWordFast',
  'keyWordDelivery',
  'keyWordPremium',
  'keyWordCharge',
  'keyWordExpect',
] as const satisfies readonly ReviewKeyword[];

/** 비대면이라 편해요, 수거와 배송이 매끄러워요 */
const OF_COMING: readonly ReviewKeyword[] = ['keyWordPremium', 'keyWordCharge'];

const OF_TIME = /늦|더 걸|걸려요|걸렸어요|걸리니|기다렸/;
const OF_PRICE = /값|가격|비쌌/;

/** Keywords that contradict a text; the keywords' odd names are explained in docs/domain/shops.md. */
const deniedBy = (text: string, rating: number): readonly ReviewKeyword[] => {
  if (OF_TIME.test(text)) return ['keyWordUntact', 'keyWordCharge'];
  if (OF_PRICE.test(text)) return ['keyWordDelivery'];
  return moodOf(rating) === 'fair' ? ['keyWordQuality', 'keyWordFast'] : [];
};

/** Picks one to three keywords of praise; none for a bad rating. */
export const drawKeywords = (random: Random, rating: number): readonly ReviewKeyword[] => {
  if (rating <= 2) return [];
  const count = random.between(1, 3);
  return [...new Set(Array.from({ length: count }, () => random.pick(GOOD_KEYWORDS)))];
};

/** Filters keywords that fit the text, and the shop's kind of delivery. */
export const fittingKeywords = (
  drawn: readonly ReviewKeyword[],
  { text, rating, isComing }: { readonly text: string; readonly rating: number; readonly isComing: boolean },
): ReviewKeyword[] => {
  const denied = [...deniedBy(text, rating), ...(isComing ? [] : OF_COMING)];
  const fitting = drawn.filter((keyword) => !denied.includes(keyword));
  return fitting.length === 0 ? ['keyWordNo'] : fitting;
};
