/** Mend parts with their base price in won; `null` is quoted at the inspection. Source: docs/domain/prices.md. */
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

/** Garments that can be mended, by their code on the wire. Each is drawn from both sides to mark the place on. */
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

/**
 * What mends cost by their base prices.
 *
 * @param parts the name of each mend; one that is no part of the table has no price before the shop has seen it.
 * @returns won of those that have a price, and how many have none.
 */
export const mendsEstimate = (parts: readonly string[]): { readonly won: number; readonly unpriced: number } => {
  const known = new Map<string, number | null>(MEND_PARTS.map(({ part, basePriceWon }) => [part, basePriceWon]));
  const prices = parts.map((part) => known.get(part) ?? null);
  return {
    won: prices.reduce<number>((total, price) => total + (price ?? 0), 0),
    unpriced: prices.filter((price) => price === null).length,
  };
};

/** A mend as people read it: `재킷 소매`. */
export const mendTitle = ({
  clothType,
  mendName,
}: {
  readonly clothType: Garment | null;
  readonly mendName: string;
}): string => (clothType === null ? mendName : `${GARMENTS[clothType]} ${mendName}`);
