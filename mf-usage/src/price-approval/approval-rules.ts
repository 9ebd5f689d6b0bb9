import type { RequestItem } from '@dongne/contract';

type ApprovableItem = Pick<RequestItem, 'id' | 'priceWon'>;

/** What an approval without some items comes to. */
export interface Approval {
  readonly approvedCount: number;
  /** Prices of the approved items, before discounts and delivery. */
  readonly approvedWon: number;
  /** Nothing is washed and everything comes back. */
  readonly isNothingLeft: boolean;
}

/** @param declinedIds items that come back unwashed and free. */
export const approvalOf = (items: readonly ApprovableItem[], declinedIds: ReadonlySet<number>): Approval => {
  const approved = items.filter(({ id }) => !declinedIds.has(id));
  return {
    approvedCount: approved.length,
    approvedWon: approved.reduce((sum, { priceWon }) => sum + priceWon, 0),
    isNothingLeft: approved.length === 0,
  };
};
