import type { ASKED_PIECES } from '@dongne/contract';

/** Category that Home offers. */
export type AskedCategory = (typeof ASKED_PIECES)[number]['category'];

/** Paths of the asked pieces, apart from the others: the first view of Home loads only these. */
export const ASKED_ITEM_PATHS: Readonly<Record<AskedCategory, string>> = {
  와이셔츠:
    'M9 3 4.5 5 2 12l3.5 1.5L6.5 11v10h11V11l1 2.5L22 12 19.5 5 15 3M9 3l3 3 3-3M9 3 8 7l2.2.8L12 6l1.8 1.8L16 7l-1-4M12 10.5v.01M12 14v.01M12 17.5v.01',
  코트: 'M9 2.5 5.5 4.5 4 13h2.7M15 2.5l3.5 2L20 13h-2.7M7 8.5 5.5 21.5h13L17 8.5M9 2.5l3 6.5 3-6.5M12 9v12.5M6.4 13.5h11.2M14.7 17v1.5',
  침구: 'M3 5v15M3 17h18v3M21 17v-3.5a3 3 0 0 0-3-3H3M6 10.5V9a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 12 9v1.5',
  운동화:
    'M2.5 8.5v9h19v-2.3c0-1.5-1-2.3-2.5-2.7l-3.5-1L11.5 6.5 9.7 8C8 9.3 6 9.3 5 7.5l-2.5 1ZM2.5 14.5h19M11 10.7l2-1.5M13 13l2-1.7',
};
