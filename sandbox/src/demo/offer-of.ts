import {
  MEND_PARTS,
  mendedGarments,
  mendTitle,
  piecesOf,
  type PartnerRequest,
  PREMIUM_FACTOR,
  seoulDate,
  type ShopPrice,
  STAIN_REMOVAL_WON,
  WASHED_AS,
  washedWhileMended,
} from '@dongne/contract';
import type { GarmentLook } from './garment-pictures';

/** Sample pictures as data URLs, in place of a shop's photos. */
export interface SamplePhotos {
  readonly bag: string;
  readonly door: string;
  /** A piece of that category. */
  readonly garment: (category: string, look: GarmentLook) => string;
}

/** A line of an offer, as `register` takes it. */
export interface OfferLine {
  readonly kind: 'wash' | 'mend';
  readonly category: string;
  readonly name: string;
  readonly count: number;
  readonly priceWon: number;
  readonly note: string;
  readonly photo: string;
}

/** The body of `register`. */
export interface OfferBody {
  readonly items: readonly OfferLine[];
  readonly dueDate: string;
  readonly piecesNote: string;
}

type Announcement = Pick<PartnerRequest, 'announcedItems' | 'laundryNumByUser' | 'hasPremium' | 'hasStain' | 'mend'> & {
  readonly pieces: number | null;
};

const DAY_MS = 24 * 3600_000;
const WASHING_DAYS = 2;
/** Default category of uncounted pieces: a shirt, or the first one of the shop's list. */
const USUAL = '와이셔츠';
const MENDED = '수선';
/** Price of a mend without a base price. */
const QUOTED_WON = 8_000;

const baseWonOf = (part: string): number => MEND_PARTS.find((known) => known.part === part)?.basePriceWon ?? QUOTED_WON;

const washedPieces = (request: Announcement, prices: readonly ShopPrice[]) => {
  const washed = [...request.announcedItems, ...washedWhileMended(request.mend)];
  const known = washed.filter((item) => prices.some(({ category }) => category === item.category));
  const pieces = request.pieces ?? request.laundryNumByUser;
  // A mend-only garment counts as a piece, but is not washed.
  const unwashed = mendedGarments(request.mend).filter(({ isWashed }) => !isWashed).length;
  const others = Math.max(0, pieces - unwashed - piecesOf(known));
  const usual = prices.find(({ category }) => category === USUAL) ?? prices[0];
  if (others === 0 || usual === undefined) return known;
  return [...known, { category: usual.category, count: others }];
};

/** Splits one piece off the first kind: an order has one stain. */
const withOneStained = (
  pieces: readonly { readonly category: string; readonly count: number }[],
): { readonly category: string; readonly count: number; readonly look: GarmentLook }[] => {
  const [first, ...others] = pieces.map((piece) => ({ ...piece, look: 'clean' as const }));
  if (first === undefined) return others;
  const rest = first.count > 1 ? [{ ...first, count: first.count - 1 }] : [];
  return [{ ...first, count: 1, look: 'stained' }, ...rest, ...others];
};

const washLines = (request: Announcement, prices: readonly ShopPrice[], { garment }: SamplePhotos): OfferLine[] => {
  const pieces = washedPieces(request, prices);
  const looked = request.hasStain
    ? withOneStained(pieces)
    : pieces.map((piece) => ({ ...piece, look: 'clean' as const }));
  return looked.map(({ category, count, look }, place) => {
    const listWon = prices.find((price) => price.category === category)?.priceWon ?? 0;
    const stainWon = look === 'stained' ? STAIN_REMOVAL_WON : 0;
    const priceWon = listWon * (request.hasPremium ? PREMIUM_FACTOR : 1) + stainWon;
    const notes = [
      request.hasPremium ? '프리미엄 세탁이에요.' : '',
      stainWon > 0 ? '얼룩을 따로 제거해요.' : '',
      place === 0 && priceWon === listWon ? '단추와 안감을 확인했어요. 깨끗해요.' : '',
    ];
    const note = notes.filter(Boolean).join(' ');
    return { kind: 'wash', category, name: category, count, priceWon, note, photo: garment(category, look) };
  });
};

const mendLines = ({ mend }: Announcement, { garment }: SamplePhotos): OfferLine[] =>
  mend.map(({ mendName, clothType, mendDetail }) => ({
    kind: 'mend',
    category: MENDED,
    name: mendTitle({ mendName, clothType }),
    count: 1,
    priceWon: baseWonOf(mendName),
    note: mendDetail.trim() === '' ? '표시하신 곳을 확인했어요.' : '적어 주신 대로 수선해요.',
    photo: garment(WASHED_AS[clothType ?? 'other'] ?? '', 'clean'),
  }));

/**
 * An offer for the announced pieces: list prices, premium care and one stain with a note, mends at base prices, a photo
 * of each kind. It fits an agreement up to the estimate. Deterministic for the same request and day, so that it can be
 * sent twice.
 */
export const offerOf = (
  request: Announcement,
  { prices, photos, now }: { readonly prices: readonly ShopPrice[]; readonly photos: SamplePhotos; readonly now: Date },
): OfferBody => ({
  items: [...washLines(request, prices, photos), ...mendLines(request, photos)],
  dueDate: seoulDate(now.getTime() + WASHING_DAYS * DAY_MS),
  piecesNote: '맡기신 세탁물을 하나씩 다시 세었어요.',
});
