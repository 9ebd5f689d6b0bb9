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

/** What somebody counts on the page of a shop, and what it may cost there. */
export interface CountedPieces {
  readonly items: readonly AnnouncedItem[];
  readonly change: (items: readonly AnnouncedItem[]) => void;
  /** Of one everyday piece as long as nothing is counted, as the order form begins. */
  readonly estimate: EstimateText;
}

/** The pieces stand in the URL too, so that back from the form, a login or a reload finds them again. */
export const useCountedPieces = (shop: ShopDetail): CountedPieces => {
  const [query, setQuery] = useSearchParams();
  // The URL follows in a transition: two quick taps would both count from what it was before them.
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

/** A query with that parameter changed, or without it. */
export const withParam = (query: URLSearchParams, name: string, value: string | undefined): URLSearchParams => {
  const changed = new URLSearchParams(query);
  if (value === undefined) changed.delete(name);
  else changed.set(name, value);
  return changed;
};
