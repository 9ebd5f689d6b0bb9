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
 * The wishes when something else is counted. 세탁물 수량 grows with it and never falls below it. It falls with it only while
 * everything is counted: anyone who said ten pieces and takes one off again still hands over ten.
 */
export const withCounted = (
  { laundryNumByUser, items }: Pick<LaundryWishes, 'laundryNumByUser' | 'items'>,
  counted: readonly AnnouncedItem[],
): Pick<LaundryWishes, 'laundryNumByUser'> & { items: AnnouncedItem[] } => {
  const isAllCounted = piecesOf(items) === laundryNumByUser;
  const atLeast = isAllCounted ? LAUNDRY_COUNT.min : laundryNumByUser;
  return { items: [...counted], laundryNumByUser: Math.max(atLeast, piecesOf(counted)) };
};

/** The pieces that the customer has named: counted by category, or to be mended. */
export const namedPieces = (wishes: LaundryWishes): { readonly counted: number; readonly mended: number } => ({
  counted: piecesOf(wishes.items),
  mended: mendedGarments(wantedMends(wishes)).length,
});

/** 세탁물 수량 as it is shown and sent: the garments that are mended are handed over, too. */
export const handedOverBy = (wishes: LaundryWishes): number =>
  handedOver({ count: wishes.laundryNumByUser, items: wishes.items, mends: wantedMends(wishes) });

/** Facts that decide when it comes back, as the server has them: all pieces, and those that are counted by category. */
export const returnedPieces = (wishes: LaundryWishes): Pick<Announced, 'count' | 'items'> => ({
  count: handedOverBy(wishes),
  items: wishes.items,
});
