import type { ItemCategory } from './shop';

/** Mend parts with their base price in won; `null` is quoted at the inspection. Source: price-list.json. */
export const MEND_PARTS = [
  { part: '기장', basePriceWon: 5_000 },
  { part: '소매', basePriceWon: 7_000 },
  { part: '허리', basePriceWon: 8_000 },
  { part: '품', basePriceWon: 12_000 },
  { part: '어깨', basePriceWon: 15_000 },
  { part: '지퍼', basePriceWon: 10_000 },
  { part: '단추', basePriceWon: 1_000 },
  { part: '안감', basePriceWon: 15_000 },
  { part: '구멍·짜깁기', basePriceWon: 10_000 },
  { part: '고무줄', basePriceWon: 6_000 },
  { part: '기타', basePriceWon: null },
] as const;
export type MendPart = (typeof MEND_PARTS)[number]['part'];

/** Garments that can be mended, by their wire code. Each has a drawing of both sides to mark the place on. */
export const GARMENTS = {
  jacket: '재킷',
  trousers: '바지',
  skirt: '치마',
  shirt: '셔츠',
  dress: '원피스',
  coat: '코트',
  padding: '패딩',
  bag: '가방',
  other: '기타',
} as const;
export type Garment = keyof typeof GARMENTS;

/** Wash category of a mended garment; `null` if unknown. Source: price-list.json. */
export const WASHED_AS: Readonly<Record<Garment, ItemCategory | null>> = {
  jacket: '상의/재킷',
  trousers: '하의',
  skirt: '스커트',
  shirt: '와이셔츠',
  dress: '원피스',
  coat: '코트',
  padding: '패딩',
  bag: '가방/가죽제품',
  other: null,
};

const NOT_ON: Readonly<Record<Garment, readonly MendPart[]>> = {
  jacket: ['허리', '고무줄'],
  trousers: ['소매', '어깨'],
  skirt: ['소매', '어깨'],
  shirt: ['허리', '지퍼', '안감', '고무줄'],
  dress: [],
  coat: ['허리', '고무줄'],
  padding: ['허리'],
  bag: ['기장', '소매', '허리', '품', '어깨', '고무줄'],
  other: [],
};

/** Returns whether a garment has a part: trousers have no sleeves. True for names outside of the table. */
export const hasPart = (garment: Garment | null, part: string): boolean =>
  garment === null || !NOT_ON[garment].some((each) => each === part);

/** Mend, as far as its garment matters. */
export interface WantedMend {
  readonly mendName: string;
  readonly withLaundry: boolean;
  readonly clothType: Garment | null;
  /** Number shared by mends of one garment; without one, it is a garment of its own. */
  readonly clothNo: number | null;
}

/**
 * Returns the garments of mends, each once: they are handed over like other pieces, and washed if one of their mends
 * says so.
 */
export const mendedGarments = (
  mends: readonly WantedMend[],
): readonly { readonly clothType: Garment | null; readonly isWashed: boolean }[] => {
  const byGarment = new Map<number | WantedMend, readonly WantedMend[]>();
  for (const mend of mends) {
    const key = mend.clothNo ?? mend;
    byGarment.set(key, [...(byGarment.get(key) ?? []), mend]);
  }
  return [...byGarment.values()].map((ofOne) => ({
    clothType: ofOne[0]?.clothType ?? null,
    isWashed: ofOne.some(({ withLaundry }) => withLaundry),
  }));
};

/** Counts the washed ones by category; leaves out those of unknown kind. */
export const washedWhileMended = (
  mends: readonly WantedMend[],
): readonly { readonly category: ItemCategory; readonly count: number }[] => {
  const counts = new Map<ItemCategory, number>();
  for (const { clothType, isWashed } of mendedGarments(mends)) {
    const category = clothType === null || !isWashed ? null : WASHED_AS[clothType];
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].map(([category, count]) => ({ category, count }));
};

/**
 * Sums the base prices of mends.
 *
 * @param parts name of each mend; names outside of the table have no price before the inspection.
 * @returns won of those with a price, and the number of those without.
 */
export const mendsEstimate = (parts: readonly string[]): { readonly won: number; readonly unpriced: number } => {
  const known = new Map<string, number | null>(MEND_PARTS.map(({ part, basePriceWon }) => [part, basePriceWon]));
  const prices = parts.map((part) => known.get(part) ?? null);
  return {
    won: prices.reduce<number>((total, price) => total + (price ?? 0), 0),
    unpriced: prices.filter((price) => price === null).length,
  };
};

/** Formats a mend: `재킷 소매`. */
export const mendTitle = ({
  clothType,
  mendName,
}: {
  readonly clothType: Garment | null;
  readonly mendName: string;
}): string => (clothType === null ? mendName : `${GARMENTS[clothType]} ${mendName}`);
