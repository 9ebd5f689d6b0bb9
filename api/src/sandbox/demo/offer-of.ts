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

/** Pictures as data URLs that stand for what a shop would photograph. */
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
/** What nobody has counted is a shirt, or whatever the shop's list begins with. */
const USUAL = '와이셔츠';
const MENDED = '수선';
/** For a mend that has no base price: what a shop might ask. */
const QUOTED_WON = 8_000;

const baseWonOf = (part: string): number => MEND_PARTS.find((known) => known.part === part)?.basePriceWon ?? QUOTED_WON;

const washedPieces = (request: Announcement, prices: readonly ShopPrice[]) => {
  const washed = [...request.announcedItems, ...washedWhileMended(request.mend)];
  const known = washed.filter((item) => prices.some(({ category }) => category === item.category));
  const pieces = request.pieces ?? request.laundryNumByUser;
  // A garment that is only mended is a piece of the bag, but none that is washed.
  const unwashed = mendedGarments(request.mend).filter(({ isWashed }) => !isWashed).length;
  const others = Math.max(0, pieces - unwashed - piecesOf(known));
  const usual = prices.find(({ category }) => category === USUAL) ?? prices[0];
  if (others === 0 || usual === undefined) return known;
  return [...known, { category: usual.category, count: others }];
};

/** The same pieces, one of the first kind apart from the others: an order pays for its stain once. */
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
 * An offer for what the customer announced: pieces at the shop's list, premium care and one stain on top of it with a note,
 * mends at their base prices, a photo of each kind. So an agreement up to the estimate holds. The same request on the same day makes the same offer, so that it can be sent twice.
 */
export const offerOf = (
  request: Announcement,
  { prices, photos, now }: { readonly prices: readonly ShopPrice[]; readonly photos: SamplePhotos; readonly now: Date },
): OfferBody => ({
  items: [...washLines(request, prices, photos), ...mendLines(request, photos)],
  dueDate: seoulDate(now.getTime() + WASHING_DAYS * DAY_MS),
  piecesNote: '맡기신 세탁물을 하나씩 다시 세었어요.',
});
