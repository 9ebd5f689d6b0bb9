import { Refusal } from '#base';
import { allDongs, dongAt, isInSomeDong, kmToCentre } from './area-index';
import type { Dong, Position } from './dong';

/** Served sidos by the first two digits of a dong's code, in the order of search results: Seoul, Gyeonggi, Incheon. */
const SERVICE_SIDOS = ['11', '41', '28'];

/** Whether a dong is served. */
export const isInService = ({ bcode }: Pick<Dong, 'bcode'>): boolean => SERVICE_SIDOS.includes(bcode.slice(0, 2));

/** Tolerance for quays and islands missing from the boundaries; beyond it is sea or abroad. */
const SHORE_KM = 10;

/** Whether a position is in the country, not at sea or abroad. */
const isOnLand = (position: Position): boolean =>
  isInSomeDong(position) || kmToCentre(position, dongAt(position)) <= SHORE_KM;

/** Message that is true at sea, in Paris and in 평양. */
const OUTSIDE = '서비스 지역 밖에 있는 위치예요. 동 이름이나 도로명으로 찾아 주세요.';

/** @throws {Refusal} `OUT_OF_AREA` at sea and abroad, because the nearest dong would be misleading there. */
export const checkOnLand = (position: Position): void => {
  if (!isOnLand(position)) throw new Refusal('OUT_OF_AREA', { svMessage: OUTSIDE });
};

/** Whether a position is served. */
export const isServedPlace = (position: Position): boolean => isInService(dongAt(position)) && isOnLand(position);

/** Tolerance: positions of addresses are off by some hundred metres, and dongs are up to some kilometres wide. */
const NEIGHBOURHOOD_KM = 5;

/**
 * Whether a district's name (영등포구, 성남시 분당구, 분당구) is plausible at a position: the shop drives to the address's text, but
 * its area is checked by the position. An unknown name is accepted.
 */
export const isNearDistrict = (position: Position, gungu: string): boolean => {
  const name = gungu.trim().split(/\s+/).at(-1) ?? '';
  const isOfDistrict = ({ sigungu }: Dong): boolean => sigungu.split(' ').includes(name);
  if (isOfDistrict(dongAt(position))) return true;
  const dongs = allDongs().filter(isOfDistrict);
  return dongs.length === 0 || dongs.some((dong) => kmToCentre(position, dong) <= NEIGHBOURHOOD_KM);
};

/** Sort rank: served areas first, Seoul before all. */
export const serviceRank = ({ bcode }: Pick<Dong, 'bcode'>): number => {
  const rank = SERVICE_SIDOS.indexOf(bcode.slice(0, 2));
  return rank === -1 ? SERVICE_SIDOS.length : rank;
};

/** Whether a sido name, short (서울) or long (서울특별시, 경기도), is served. */
export const isServedSidoName = (sido: string): boolean => /^(서울|경기|인천)(특별시|도|광역시)?$/.test(sido.trim());
