import { LAUNDRY_COUNT, piecesOf, type AnnouncedItem } from '@dongne/contract';
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
