import type { Dong } from './dong';

/** Where laundry is collected: Seoul, Gyeonggi and Incheon, by the first two digits of a dong's code. In the order in which a search lists them. */
const SERVICE_SIDOS = ['11', '41', '28'];

/** Whether laundry is collected in this dong. */
export const isInService = ({ bcode }: Pick<Dong, 'bcode'>): boolean => SERVICE_SIDOS.includes(bcode.slice(0, 2));

/** For sorting: served areas first, Seoul before all. */
export const serviceRank = ({ bcode }: Pick<Dong, 'bcode'>): number => {
  const rank = SERVICE_SIDOS.indexOf(bcode.slice(0, 2));
  return rank === -1 ? SERVICE_SIDOS.length : rank;
};

/** Whether the name of a province, short (서울) or long (서울특별시, 경기도), is one that is served. */
export const isServedSidoName = (sido: string): boolean => /^(서울|경기|인천)(특별시|도|광역시)?$/.test(sido.trim());
