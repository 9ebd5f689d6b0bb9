import {
  announcedOfParam,
  announcedParam,
  estimateText,
  LAUNDRY_COUNT,
  piecesOf,
  priceListOf,
  type AnnouncedItem,
  type EstimateText,
  type ShopDetail,
} from '@dongne/contract';
import { useHasMemberPrice } from '@dongne/platform';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isVisitOnly } from '../common/delivery-fee';

/** Pieces counted on a shop page and their estimate. */
export interface CountedPieces {
  readonly items: readonly AnnouncedItem[];
  readonly change: (items: readonly AnnouncedItem[]) => void;
  /** Estimate of one everyday piece while nothing is counted, like the order form. */
  readonly estimate: EstimateText;
}

/** Counted pieces of a shop, also in the URL, so that back, login and reload restore them. */
export const useCountedPieces = (shop: ShopDetail): CountedPieces => {
  const [query, setQuery] = useSearchParams();
  // Local state, since the URL updates in a transition: two quick taps would both start from the old count.
  const [items, setItems] = useState(() => announcedOfParam(query.get('items'), shop.prices));
  const hasMembershipDiscount = useHasMemberPrice(shop);

  const change = (next: readonly AnnouncedItem[]) => {
    setItems(next);
    setQuery((before) => withParam(before, 'items', announcedParam(next)), { replace: true });
  };

  const estimate = estimateText(priceListOf(shop), {
    count: Math.max(LAUNDRY_COUNT.initial, piecesOf(items)),
    items,
    hasPremium: false,
    hasStain: false,
    mends: [],
    servicesWon: 0,
    hasMembershipDiscount,
  });
  const notes = estimate.notes.filter((note) => !(isVisitOnly(shop) && note.startsWith('배송비')));
  return { items, change, estimate: { ...estimate, notes } };
};

/** Query with a changed or removed parameter. */
export const withParam = (query: URLSearchParams, name: string, value: string | undefined): URLSearchParams => {
  const changed = new URLSearchParams(query);
  if (value === undefined) changed.delete(name);
  else changed.set(name, value);
  return changed;
};
