import {
  handedOver,
  LAUNDRY_COUNT,
  mendedGarments,
  piecesOf,
  type Announced,
  type AnnouncedItem,
} from '@dongne/contract';
import { wantedMends } from '../mend/mend-rules';
import type { LaundryWishes } from './laundry-wishes';

/**
 * Wishes with another count. 세탁물 수량 never falls below the count, and falls with it only while everything is counted: a
 * customer who entered ten pieces and removes one from the count still hands over ten.
 */
export const withCounted = (
  { laundryNumByUser, items }: Pick<LaundryWishes, 'laundryNumByUser' | 'items'>,
  counted: readonly AnnouncedItem[],
): Pick<LaundryWishes, 'laundryNumByUser'> & { items: AnnouncedItem[] } => {
  const isAllCounted = piecesOf(items) === laundryNumByUser;
  const atLeast = isAllCounted ? LAUNDRY_COUNT.min : laundryNumByUser;
  return { items: [...counted], laundryNumByUser: Math.max(atLeast, piecesOf(counted)) };
};

/** Pieces named by the customer: counted by category, or to be mended. */
export const namedPieces = (wishes: LaundryWishes): { readonly counted: number; readonly mended: number } => ({
  counted: piecesOf(wishes.items),
  mended: mendedGarments(wantedMends(wishes)).length,
});

/** 세탁물 수량 as shown and sent, including the mended garments. */
export const handedOverBy = (wishes: LaundryWishes): number =>
  handedOver({ count: wishes.laundryNumByUser, items: wishes.items, mends: wantedMends(wishes) });

/** Facts that decide the return day, same as on the server: all pieces, and those counted by category. */
export const returnedPieces = (wishes: LaundryWishes): Pick<Announced, 'count' | 'items'> => ({
  count: handedOverBy(wishes),
  items: wishes.items,
});
