import type { AddressQuery } from './address-query';
import type { Dong } from './dong';
import { nameMatch, narrows } from './name-match';
import { wellKnownRoads, type Road } from './road-table';

/** Something that a search found: a dong, and what of the query stands behind its name. */
export interface FoundPlace {
  readonly dong: Dong;
  /** The smaller the better. */
  readonly rank: number;
  readonly kind: 'dong' | 'lot' | 'road';
  /** `테헤란로 152`, `737`; empty for a dong. */
  readonly roadOrLot: string;
}

/** 테헤란로8길, 강남대로94번길: named after the road they leave, and in the dongs beside it. */
const BRANCH = /^(.+로)\d+(?:번|[가-라])?길$/;

const dongsOf = ({ dongs }: Road, { before, after }: AddressQuery): readonly Dong[] => {
  const inDistrict = dongs.filter((dong) => before.every((word) => narrows(dong, word) || dong.name === word));
  const named = inDistrict.filter(({ name }) => after.includes(name));
  return named.length > 0 ? named : inDistrict;
};

/** Where a road by that name runs, once for each dong: who asks must say which. */
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
