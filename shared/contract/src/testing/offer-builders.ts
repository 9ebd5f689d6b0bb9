import type { RequestItem, RequestOffer } from '../api-types';
import { priceOfOffer } from '../offer';

/** Shirt at the list price. */
export const buildItem = (part: Partial<RequestItem> = {}): RequestItem => ({
  id: 1,
  kind: 'wash',
  category: '와이셔츠',
  name: '흰 와이셔츠',
  estimatedWon: 1_900,
  priceWon: 1_900,
  note: '',
  declined: false,
  photos: [],
  questions: [],
  ...part,
});

const TERMS: RequestOffer['terms'] = {
  services: [],
  hasMembershipDiscount: false,
  delivery: { isFree: true, feeWon: 0, freeFromWon: 0 },
  noShowFeeWon: 0,
};

/** Offer of a shop with free delivery; lines and total follow from its items and terms. */
export const buildOffer = (part: Partial<RequestOffer> = {}): RequestOffer => {
  const items = part.items ?? [buildItem()];
  const terms = part.terms ?? TERMS;
  const { lines, totalWon } = priceOfOffer({ items, terms });
  return {
    version: 1,
    madeAt: '2037-03-05T01:00:00Z',
    dueDate: '2037-03-08T14:59:59Z',
    items,
    piecesNote: null,
    terms,
    lines: [...lines],
    totalWon,
    estimate: { min: 5_700, max: 25_500 },
    returnableAt: null,
    benefits: null,
    approval: null,
    ...part,
  };
};
