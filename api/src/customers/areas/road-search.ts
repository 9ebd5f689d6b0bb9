import type { AddressQuery } from './address-query';
import type { Dong } from './dong';
import { nameMatch, narrows } from './name-match';
import { wellKnownRoads, type Road } from './road-table';

/** Search result: a dong, and the rest of the query after its name. */
export interface FoundPlace {
  readonly dong: Dong;
  /** Rank, smallest first. */
  readonly rank: number;
  readonly kind: 'dong' | 'lot' | 'road';
  /** Road or lot with number, `테헤란로 152`, `737`; empty for a dong. */
  readonly roadOrLot: string;
}

/** Side streets (테헤란로8길, 강남대로94번길), which are named after a main road and in its neighbouring dongs. */
const BRANCH = /^(.+로)\d+(?:번|[가-라])?길$/;

const dongsOf = ({ dongs }: Road, { before, after }: AddressQuery): readonly Dong[] => {
  const inDistrict = dongs.filter((dong) => before.every((word) => narrows(dong, word) || dong.name === word));
  const named = inDistrict.filter(({ name }) => after.includes(name));
  return named.length > 0 ? named : inDistrict;
};

/** Finds roads with the name, once per dong, for the user to choose from. */
export const searchRoads = (query: AddressQuery): FoundPlace[] => {
  const trunk = BRANCH.exec(query.name)?.[1];
  return wellKnownRoads().flatMap((road) => {
    const match = trunk === road.name ? 0 : nameMatch(road.name, query.name);
    if (match === undefined) return [];
    const name = trunk === road.name ? query.name : road.name;
    return dongsOf(road, query).map((dong): FoundPlace => ({
      dong,
      rank: match,
      kind: 'road',
      roadOrLot: [name, query.number].filter(Boolean).join(' '),
    }));
  });
};
