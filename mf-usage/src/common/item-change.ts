import { formatWon, piecesOf, type RequestDetail, type RequestItem } from '@dongne/contract';

/** Difference of an item's price from its estimate: `예상보다 2,000원 높아요`. Null without one. */
export const priceDifference = ({
  kind,
  estimatedWon,
  priceWon,
}: Pick<RequestItem, 'kind' | 'estimatedWon' | 'priceWon'>): string | null => {
  if (estimatedWon === null) return kind === 'mend' ? null : '가격표에 없는 품목이에요';
  if (priceWon === estimatedWon) return null;
  const by = formatWon(Math.abs(priceWon - estimatedWon));
  return priceWon > estimatedWon ? `예상보다 ${by} 높아요` : `예상보다 ${by} 낮아요`;
};

type Announcement = Pick<RequestDetail, 'announcedItems' | 'laundryNumByUser' | 'mend'>;

/**
 * Ids of the items beyond those that the customer counted by category. None where some pieces were not counted or are
 * mended: those may be of any category.
 */
const unannouncedIds = (
  { announcedItems, laundryNumByUser, mend }: Announcement,
  items: readonly RequestItem[],
): ReadonlySet<number> => {
  if (mend.length > 0 || piecesOf(announcedItems) < laundryNumByUser) return new Set();
  const left = new Map<string, number>(announcedItems.map(({ category, count }) => [category, count]));
  const beyond = items.filter(({ category }) => {
    const count = left.get(category) ?? 0;
    left.set(category, count - 1);
    return count <= 0;
  });
  return new Set(beyond.map(({ id }) => id));
};

/** Item with what differs from the request. */
export interface ComparedItem {
  readonly item: RequestItem;
  /** Sentence; null without a difference in kind or price. */
  readonly difference: string | null;
}

/** Items of a request: those to look at, and those that are as requested and estimated. */
export interface ComparedItems {
  readonly changed: readonly ComparedItem[];
  readonly unchanged: readonly RequestItem[];
}

const isWorthALook = ({ item, difference }: ComparedItem): boolean =>
  difference !== null || item.note !== '' || item.kind === 'mend' || item.declined || item.questions.length > 0;

/**
 * Compares items with the request and its estimate. Also to look at: items with words of the shop or the customer, the
 * declined ones, and mends, which have no price before the inspection.
 */
export const compareItems = (request: Announcement & Pick<RequestDetail, 'items'>): ComparedItems => {
  const beyond = unannouncedIds(request, request.items);
  const compared = request.items.map((item) => {
    const priced = priceDifference(item);
    return { item, difference: priced ?? (beyond.has(item.id) ? '신청에 없던 품목이에요' : null) };
  });
  return {
    changed: compared.filter(isWorthALook),
    unchanged: compared.filter((each) => !isWorthALook(each)).map(({ item }) => item),
  };
};
