import { getChoseong } from 'es-hangul';
import type { Dong } from './dong';

/** Rank of a match: full, prefix, partial, district only; `undefined` for none. */
export type Match = 0 | 1 | 2 | 3 | undefined;

const ONLY_INITIALS = /^[ㄱ-ㅎ]+$/;
const SIDO_ENDING =
  /^(서울|부산|대구|인천|광주|대전|울산|세종|제주|강원|전북)(특별시|광역시|특별자치시|특별자치도|시)$/;

/** Compares a name with a typed word: full, prefix, partial, or initial consonants (ㅅㅅㄷ). */
export const nameMatch = (name: string, word: string): Match => {
  const text = ONLY_INITIALS.test(word) ? getChoseong(name) : name;
  if (text === word) return 0;
  if (text.startsWith(word)) return 1;
  return text.includes(word) ? 2 : undefined;
};

/** Whether a word matches the sido or sigungu: `강남구 삼성동`, `성남 정자`. */
export const narrows = ({ sido, sigungu }: Dong, word: string): boolean => {
  const place = `${sido} ${sigungu}`;
  return (
    place.includes(word) || place.includes(word.replace(SIDO_ENDING, '$1')) || (word === '경기도' && sido === '경기')
  );
};
