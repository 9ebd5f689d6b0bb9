import { Refusal } from '#base';
import { allDongs, dongAt, isInSomeDong, kmToCentre } from './area-index';
import type { Dong, Position } from './dong';

/** Where laundry is collected: Seoul, Gyeonggi and Incheon, by the first two digits of a dong's code. In the order in which a search lists them. */
const SERVICE_SIDOS = ['11', '41', '28'];

/** Whether laundry is collected in this dong. */
export const isInService = ({ bcode }: Pick<Dong, 'bcode'>): boolean => SERVICE_SIDOS.includes(bcode.slice(0, 2));

/** A quay or an island that the map of dongs leaves out; further away it is the sea or another country. */
const SHORE_KM = 10;

/** Whether a position lies in the country, and not at sea or abroad. */
const isOnLand = (position: Position): boolean =>
  isInSomeDong(position) || kmToCentre(position, dongAt(position)) <= SHORE_KM;

/** True at sea, in Paris and in 평양. */
const OUTSIDE = '서비스 지역 밖에 있는 위치예요. 동 이름이나 도로명으로 찾아 주세요.';

/** @throws {Refusal} `OUT_OF_AREA` at sea and abroad: no dong there, and the nearest one would be a lie. */
export const checkOnLand = (position: Position): void => {
  if (!isOnLand(position)) throw new Refusal('OUT_OF_AREA', { svMessage: OUTSIDE });
};

/** Whether laundry is collected at a position. */
export const isServedPlace = (position: Position): boolean => isInService(dongAt(position)) && isOnLand(position);

/** Positions of addresses are some hundred metres off, and dongs are up to some kilometres wide. */
const NEIGHBOURHOOD_KM = 5;

/**
 * Whether a district's name (영등포구, 성남시 분당구, 분당구) can belong to an address at that position: the shop goes where the
 * text says, and its area is judged by the position. A name that no district has says nothing.
 */
export const isNearDistrict = (position: Position, gungu: string): boolean => {
  const name = gungu.trim().split(/\s+/).at(-1) ?? '';
  const isOfDistrict = ({ sigungu }: Dong): boolean => sigungu.split(' ').includes(name);
  if (isOfDistrict(dongAt(position))) return true;
  const dongs = allDongs().filter(isOfDistrict);
  return dongs.length === 0 || dongs.some((dong) => kmToCentre(position, dong) <= NEIGHBOURHOOD_KM);
};

/** For sorting: served areas first, Seoul before all. */
export const serviceRank = ({ bcode }: Pick<Dong, 'bcode'>): number => {
  const rank = SERVICE_SIDOS.indexOf(bcode.slice(0, 2));
  return rank === -1 ? SERVICE_SIDOS.length : rank;
};

/** Whether the name of a province, short (서울) or long (서울특별시, 경기도), is one that is served. */
export const isServedSidoName = (sido: string): boolean => /^(서울|경기|인천)(특별시|도|광역시)?$/.test(sido.trim());
