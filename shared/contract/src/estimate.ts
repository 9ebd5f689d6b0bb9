import { announcedText, piecesOf } from './announced';
import { MEMBERSHIP, PREMIUM_FACTOR, PRICE_STEP_WON, STAIN_REMOVAL_WON } from './business-numbers';
import { GARMENTS, mendedGarments, mendsEstimate, WASHED_AS, type Garment, type WantedMend } from './mend';
import { formatWonRange } from './numbers';
import { deliveryFee, percentOff, type DeliveryTerms } from './offer';
import { handedOver } from './pieces';

/** Part of an estimate, in won; discounts are negative. */
export interface EstimateLine {
  readonly label: string;
  readonly count: number;
  readonly min: number;
  readonly max: number;
}

/** Estimated cost of an order before the inspection, in won, delivery and discount included. */
export interface Estimate {
  readonly min: number;
  readonly max: number;
  readonly lines: EstimateLine[];
}

/** Price list of a shop and its delivery terms. */
export interface PriceList {
  readonly prices: readonly { readonly category: string; readonly priceWon: number }[];
  readonly delivery: DeliveryTerms;
}

/** Customer's announcement before the inspection. */
export interface Announced {
  /** Total number of pieces, including named and mended ones. */
  readonly count: number;
  /** Pieces with a category. */
  readonly items: readonly { readonly category: string; readonly count: number }[];
  readonly hasPremium: boolean;
  readonly hasStain: boolean;
  readonly mends: readonly WantedMend[];
  /** Total price of the chosen extras. */
  readonly servicesWon: number;
  /** Whether the customer is a member and the shop honours the membership. */
  readonly hasMembershipDiscount: boolean;
}

/** Everyday categories: pieces without a category are estimated by these. */
export const EVERYDAY: ReadonlySet<string> = new Set([
  '상의/재킷',
  '하의',
  '스커트',
  '와이셔츠',
  '티셔츠',
  '블라우스',
  '원피스',
  '스웨터/가디건',
]);

const DELIVERY_LABEL = '배송비';

type Range = Pick<EstimateLine, 'min' | 'max'>;

const exactly = (won: number): Range => ({ min: won, max: won });
const sumOf = (lines: readonly EstimateLine[], end: keyof Range): number =>
  lines.reduce((total, line) => total + line[end], 0);

/** Price range of one piece of unknown category: the cheapest and the most expensive everyday one. */
const anyPiece = ({ prices }: Pick<PriceList, 'prices'>): Range => {
  const everyday = prices.filter(({ category }) => EVERYDAY.has(category)).map(({ priceWon }) => priceWon);
  return everyday.length === 0 ? exactly(0) : { min: Math.min(...everyday), max: Math.max(...everyday) };
};

const lineOf = (label: string, pieces: number, each: Range): EstimateLine => ({
  label,
  count: pieces,
  min: each.min * pieces,
  max: each.max * pieces,
});

/** Number of pieces without a category. */
const othersOf = (announced: Announced): number =>
  handedOver(announced) - piecesOf(announced.items) - mendedGarments(announced.mends).length;

const WHILE_MENDED = '(수선하며 세탁)';

/** Lines for washing mended garments; one of unknown or unlisted category is estimated as any piece. */
const mendedLines = (list: Pick<PriceList, 'prices'>, mends: readonly WantedMend[]): EstimateLine[] => {
  const priceOf = new Map(list.prices.map(({ category, priceWon }) => [category, priceWon]));
  const washed = mendedGarments(mends).filter(({ isWashed }) => isWashed);
  const kinds = new Set(washed.map(({ clothType }): Garment => clothType ?? 'other'));
  return [...kinds].map((kind) => {
    const price = priceOf.get(WASHED_AS[kind] ?? '');
    const pieces = washed.filter(({ clothType }) => (clothType ?? 'other') === kind).length;
    return lineOf(`${GARMENTS[kind]} ${WHILE_MENDED}`, pieces, price === undefined ? anyPiece(list) : exactly(price));
  });
};

/** Price of washing the mended garments, before discounts, premium care included; 0 where none is washed. */
export const mendedWashing = (
  list: Pick<PriceList, 'prices'>,
  mends: readonly WantedMend[],
  hasPremium: boolean,
): Range => {
  const lines = mendedLines(list, mends);
  const factor = hasPremium ? PREMIUM_FACTOR : 1;
  return { min: sumOf(lines, 'min') * factor, max: sumOf(lines, 'max') * factor };
};

const pieceLines = (list: PriceList, announced: Announced): EstimateLine[] => {
  const { items, mends } = announced;
  const priceOf = new Map(list.prices.map(({ category, priceWon }) => [category, priceWon]));
  const named = items.map((item) => lineOf(item.category, item.count, exactly(priceOf.get(item.category) ?? 0)));
  const others = othersOf(announced);
  const label = named.length === 0 ? '세탁' : '그 밖의 세탁물';
  return [...named, ...(others > 0 ? [lineOf(label, others, anyPiece(list))] : []), ...mendedLines(list, mends)];
};

const UNPRICED_MEND = '금액을 세탁소가 알려 줄 수선';

const mendLines = (mends: readonly WantedMend[]): EstimateLine[] => {
  const { won, unpriced } = mendsEstimate(mends.map(({ mendName }) => mendName));
  const priced = mends.length - unpriced;
  return [
    ...(priced > 0 ? [{ label: '수선', count: priced, ...exactly(won) }] : []),
    ...(unpriced > 0 ? [{ label: UNPRICED_MEND, count: unpriced, ...exactly(0) }] : []),
  ];
};

/** Lines for options besides the pieces, before discount and delivery. */
const wishLines = (
  pieces: readonly EstimateLine[],
  { hasPremium, hasStain, mends, servicesWon }: Announced,
): EstimateLine[] => {
  const more = PREMIUM_FACTOR - 1;
  const premium = { min: sumOf(pieces, 'min') * more, max: sumOf(pieces, 'max') * more };
  return [
    ...(hasPremium ? [{ label: '프리미엄 세탁', count: 1, ...premium }] : []),
    ...(hasStain ? [{ label: '얼룩 제거', count: 1, ...exactly(STAIN_REMOVAL_WON) }] : []),
    ...mendLines(mends),
    ...(servicesWon > 0 ? [{ label: '추가 서비스', count: 1, ...exactly(servicesWon) }] : []),
  ];
};

/** Amounts at which a total may be lowest or highest: the ends, and the threshold for free delivery. */
const turningPoints = ({ isFree, freeFromWon }: DeliveryTerms, { min, max }: Range): number[] => {
  const isBetween = !isFree && min < freeFromWon && freeFromWon <= max;
  return isBetween ? [min, Math.max(min, freeFromWon - PRICE_STEP_WON), freeFromWon, max] : [min, max];
};

/**
 * Estimates an order, the same in the browser and on the server: list prices of named pieces, everyday prices of the
 * others, including mended garments that are washed; twice that for premium care; stain removal once; base prices of
 * mends; extras; 10 % less for members; delivery by the shop's terms. Categories without a price are ignored.
 *
 * @returns a range, or a single amount when every piece is named.
 */
export const estimateOf = (list: PriceList, announced: Announced): Estimate => {
  const { hasMembershipDiscount } = announced;
  const pieces = pieceLines(list, announced);
  const lines = [...pieces, ...wishLines(pieces, announced)];
  const listed = { min: sumOf(lines, 'min'), max: sumOf(lines, 'max') };
  const discount = (won: number): number => (hasMembershipDiscount ? percentOff(won, MEMBERSHIP.discountPercent) : 0);
  const amounts = turningPoints(list.delivery, listed);
  const totals = amounts.map((won) => won - discount(won) + deliveryFee(list.delivery, won));
  const fees = amounts.map((won) => deliveryFee(list.delivery, won));
  const extra: EstimateLine[] = [
    {
      label: `멤버십 ${MEMBERSHIP.discountPercent}% 할인`,
      count: 1,
      min: -discount(listed.max),
      max: -discount(listed.min),
    },
    { label: DELIVERY_LABEL, count: 1, min: Math.min(...fees), max: Math.max(...fees) },
  ];
  return {
    min: Math.min(...totals),
    max: Math.max(...totals),
    lines: [...lines, ...extra.filter(({ min, max }) => min !== 0 || max !== 0)],
  };
};

/** Estimate in words for the customer. */
export interface EstimateText {
  /** Subject: `와이셔츠 5, 평소 입는 옷 2개`. Coats and blankets are no everyday laundry, so it names what it counts. */
  readonly pieces: string;
  /** Amount: `예상 24,300원` */
  readonly amount: string;
  /** Upper end, in won. */
  readonly maxWon: number;
  /** Inclusions, with their prices: `얼룩 제거 5,000원`, `배송비 포함`. */
  readonly notes: readonly string[];
}

/** Maximum number of named categories, because the line is sticky. */
const NAMED_MAX = 3;

const namedText = (items: Announced['items']): string => {
  const more = piecesOf(items.slice(NAMED_MAX));
  return `${announcedText(items.slice(0, NAMED_MAX))}${more > 0 ? ` 외 ${more}개` : ''}`;
};

/** Formats a discount with one sign before the whole range: `-200~790원`. */
const amountText = ({ min, max }: Range): string =>
  min < 0 ? `-${formatWonRange({ min: -max, max: -min })}` : formatWonRange({ min, max });

const noteOf = (line: EstimateLine): string => {
  if (line.label === UNPRICED_MEND) return `기타 수선 ${line.count}건 별도`;
  const [garment = '', isMended] = line.label.split(` ${WHILE_MENDED}`);
  const times = line.count > 1 ? ` ${line.count}` : '';
  return isMended === undefined
    ? `${line.label} ${amountText(line)}`
    : `${garment}${times} ${amountText(line)} ${WHILE_MENDED}`;
};

/** Formats an estimate. */
export const estimateText = (list: PriceList, announced: Announced): EstimateText => {
  const { lines, ...range } = estimateOf(list, announced);
  const others = othersOf(announced);
  const mended = mendedGarments(announced.mends).length;
  const pieces = [
    namedText(announced.items),
    others > 0 && `평소 입는 옷 ${others}개`,
    mended > 0 && `수선할 옷 ${mended}개`,
  ];
  const isDelivered = lines.some(({ label }) => label === DELIVERY_LABEL);
  const besides = lines.slice(announced.items.length + (others > 0 ? 1 : 0));
  return {
    pieces: pieces.filter(Boolean).join(', '),
    amount: `예상 ${formatWonRange(range)}`,
    maxWon: range.max,
    notes: [
      ...besides.filter(({ label }) => label !== DELIVERY_LABEL).map(noteOf),
      isDelivered ? '배송비 포함' : '배송비 무료',
    ],
  };
};

/** Converts a shop of the wire to its price list and terms. */
export const priceListOf = (shop: {
  readonly prices: PriceList['prices'];
  readonly isFreeDelivery: boolean;
  readonly deliveryFeeWon: number;
  readonly freeFromWon: number;
}): PriceList => ({
  prices: shop.prices,
  delivery: { isFree: shop.isFreeDelivery, feeWon: shop.deliveryFeeWon, freeFromWon: shop.freeFromWon },
});
