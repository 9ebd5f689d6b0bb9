import { getChoseong } from 'es-hangul';
import type { Dong } from './dong';
import { serviceRank } from './service-area';

/** How well a dong answers a query; the smaller the better, `undefined` not at all. */
type Match = 0 | 1 | 2 | 3 | undefined;

const ONLY_INITIALS = /^[ㄱ-ㅎ]+$/;
const SIDO_ENDING = /^(서울|부산|대구|인천|광주|대전|울산|세종|제주|강원|전북)(특별시|광역시|특별자치시|특별자치도)$/;
const MAX_RESULTS = 50;

const nameMatch = (name: string, word: string): Match => {
  const text = ONLY_INITIALS.test(word) ? getChoseong(name) : name;
  if (text === word) return 0;
  if (text.startsWith(word)) return 1;
  return text.includes(word) ? 2 : undefined;
};

/** A word before the last one narrows down the sido or sigungu: `강남구 삼성동`, `성남 정자`. */
const narrows = ({ sido, sigungu }: Dong, word: string): boolean =>
  `${sido} ${sigungu}`.includes(word.replace(SIDO_ENDING, '$1')) || (word === '경기도' && sido === '경기');

const matchOf = (dong: Dong, words: readonly string[]): Match => {
  const last = words.at(-1);
  if (last === undefined || !words.slice(0, -1).every((word) => narrows(dong, word))) return undefined;
  return nameMatch(dong.name, last) ?? (narrows(dong, last) ? 3 : undefined);
};

/**
 * Dongs by name, by initial consonants (ㅅㅅㄷ) or by district, best first: whole names before beginnings before parts,
 * and among equal ones the served areas, Seoul first. An empty query finds nothing.
 */
export const searchDongs = (dongs: readonly Dong[], query: string): Dong[] => {
  const words = query.trim().split(/\s+/).filter(Boolean);
  return dongs
    .flatMap((dong) => {
      const match = matchOf(dong, words);
      return match === undefined ? [] : [{ dong, match }];
    })
    .sort((one, other) => one.match - other.match || serviceRank(one.dong) - serviceRank(other.dong))
    .slice(0, MAX_RESULTS)
    .map(({ dong }) => dong);
};
