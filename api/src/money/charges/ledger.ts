import type { Transaction } from '#base';
import { accountsOfCharge, insertPosting } from './ledger-repository';
import type { Entry, Movement } from './ledger-entry';

/** Discounts before the card is charged: part of the sale, paid by the company. */
export interface GivenAway {
  readonly coupons: number;
  readonly points: number;
  readonly waived: number;
}

export const NOTHING_GIVEN: GivenAway = { coupons: 0, points: 0, waived: 0 };

/** Writes a movement. Its entries sum to zero, which the database holds when the transaction ends. */
export const post = (tx: Transaction, movement: Movement, entries: readonly Entry[]): Promise<void> =>
  insertPosting(
    tx,
    movement,
    entries.filter(([, amountWon]) => amountWon !== 0),
  );

/** A sale: what the member owes, and what coupons and points pay of it. */
export const saleEntries = (amountWon: number, { coupons, points, waived }: GivenAway): readonly Entry[] => [
  ['customers', amountWon],
  ['coupons', coupons],
  ['points', points],
  ['waived', waived],
  ['sales', -(amountWon + coupons + points + waived)],
];

/** Reverses all entries of a charge that is void. */
export const postVoid = async (tx: Transaction, chargeId: number, at: Date): Promise<void> => {
  const sums = await accountsOfCharge(tx, chargeId);
  const entries = sums.map(({ account, amountWon }): Entry => [account, -amountWon]);
  if (entries.some(([, amountWon]) => amountWon !== 0)) await post(tx, { kind: 'voided', chargeId, at }, entries);
};
