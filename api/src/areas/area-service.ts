import { Refusal } from '../common';
import { dongAt } from './area-index';
import { searchPlaces } from './area-search';
import type { AreaView } from './area-schemas';
import type { Dong, Position } from './dong';
import type { FoundPlace } from './road-search';
import { isOnLand, isServedPlace } from './service-area';

const asArea = (dong: Dong, { latitude, longitude }: Position): AreaView => ({
  bcode: dong.bcode,
  sido: dong.sido,
  sigungu: dong.sigungu,
  gungu: dong.sigungu,
  dong: dong.name,
  emd: dong.name,
  label: dong.label,
  address: dong.label,
  roadAddress: '',
  roadOrLot: '',
  latitude,
  longitude,
  inService: isServedPlace({ latitude, longitude }),
});

const asPlace = ({ dong, kind, roadOrLot }: FoundPlace): AreaView => {
  const area = asArea(dong, dong.centre);
  switch (kind) {
    case 'dong':
      return area;
    case 'lot': {
      const address = `${dong.label} ${roadOrLot}`;
      return { ...area, label: address, address, roadOrLot };
    }
    case 'road': {
      const roadAddress = [dong.sido, dong.sigungu, roadOrLot].filter(Boolean).join(' ');
      return { ...area, label: `${roadAddress} (${dong.name})`, roadAddress, roadOrLot };
    }
  }
};

/** Dongs, lots and roads that answer a query, each with a position inside its dong. */
export const searchAreas = (query: string): AreaView[] => searchPlaces(query).map(asPlace);

/**
 * The dong of a position, with that position.
 *
 * @throws {Refusal} `OUT_OF_AREA` at sea and abroad: no dong there, and the nearest one would be a lie.
 */
export const areaAt = (position: Position): AreaView => {
  if (!isOnLand(position))
    throw new Refusal('OUT_OF_AREA', {
      svMessage: '바다나 해외에 있는 위치예요. 동 이름이나 도로명으로 찾아 주세요.',
    });
  return asArea(dongAt(position), position);
};
