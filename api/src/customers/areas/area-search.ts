import { parseAddressQuery, type AddressQuery } from './address-query';
import { allDongs } from './area-index';
import type { Dong } from './dong';
import { nameMatch, narrows, type Match } from './name-match';
import { searchRoads, type FoundPlace } from './road-search';
import { isInService, serviceRank } from './service-area';

const MAX_RESULTS = 50;
const KINDS = ['dong', 'lot', 'road'] as const satisfies readonly FoundPlace['kind'][];

const matchOf = (dong: Dong, words: readonly string[]): Match => {
  const last = words.at(-1);
  if (last === undefined || !words.slice(0, -1).every((word) => narrows(dong, word))) return undefined;
  return nameMatch(dong.name, last) ?? (narrows(dong, last) ? 3 : undefined);
};

const searchDongs = (query: string): FoundPlace[] => {
  const words = query.trim().split(/\s+/).filter(Boolean);
  return allDongs().flatMap((dong): FoundPlace[] => {
    const rank = matchOf(dong, words);
    return rank === undefined ? [] : [{ dong, rank, kind: 'dong', roadOrLot: '' }];
  });
};

/** Finds lots, `역삼동 737`. The dong needs its full name, because most dongs have such a lot. */
const searchLots = ({ before, name, number }: AddressQuery): FoundPlace[] => {
  if (number === '' || number.startsWith('지하')) return [];
  return allDongs().flatMap((dong): FoundPlace[] => {
    const rank = before.every((word) => narrows(dong, word)) ? nameMatch(dong.name, name) : undefined;
    return rank === 0 || rank === 1 ? [{ dong, rank, kind: 'lot', roadOrLot: number }] : [];
  });
};

/**
 * Finds places by dong name, initial consonants (ㅅㅅㄷ), district, lot (역삼동 737) or well-known road (테헤란로 152), best
 * first: served areas, then full before prefix before partial matches, then Seoul first. An empty query finds nothing.
 */
export const searchPlaces = (text: string): FoundPlace[] => {
  const query = parseAddressQuery(text);
  if (query === undefined) return [];
  return [...searchDongs(text), ...searchLots(query), ...searchRoads(query)]
    .sort(
      (one, other) =>
        Number(isInService(other.dong)) - Number(isInService(one.dong)) ||
        one.rank - other.rank ||
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        serviceRank(one.dong) - serviceRank(other.dong),
    )
    .slice(0, MAX_RESULTS);
};
