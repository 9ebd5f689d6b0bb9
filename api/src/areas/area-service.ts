import { allDongs, dongAt } from './area-index';
import { searchDongs } from './area-search';
import type { AreaView } from './area-schemas';
import type { Dong, Position } from './dong';
import { isServedPlace } from './service-area';

const asArea = (dong: Dong, { latitude, longitude }: Position): AreaView => ({
  bcode: dong.bcode,
  sido: dong.sido,
  sigungu: dong.sigungu,
  gungu: dong.sigungu,
  dong: dong.name,
  emd: dong.name,
  label: dong.label,
  address: dong.label,
  latitude,
  longitude,
  inService: isServedPlace({ latitude, longitude }),
});

/** Dongs that answer a query, each with a position inside it. */
export const searchAreas = (query: string): AreaView[] =>
  searchDongs(allDongs(), query).map((dong) => asArea(dong, dong.centre));

/** The dong of a position, with that position. */
export const areaAt = (position: Position): AreaView => asArea(dongAt(position), position);
