import { ITEM_CATEGORIES, LAUNDRY_COUNT } from '@dongne/contract';
import { Type } from 'typebox';
import { Category } from '#shops';

/** Pieces of one category that the customer counted. */
export const AnnouncedItem = Type.Object(
  { category: Category, count: Type.Integer({ minimum: 1, maximum: LAUNDRY_COUNT.max }) },
  { $id: 'AnnouncedItem' },
);

export const AnnouncedItems = Type.Array(AnnouncedItem, { maxItems: ITEM_CATEGORIES.length });
