import type { Database } from '@dongne/api/base';
import type { VoucherProblem } from './voucher-codes';
import { addVoucherEntry, refundedWonOf, lockAccount, refundOf, spendOf, voucherBalance } from './voucher-repository';

/** Initial balance of a new user; an arbitrary amount, enough for a coat and a few shirts. */
const FIRST_GRANT_WON = 50_000;

interface Spend {
  readonly memberRef: string;
  readonly orderId: string;
  readonly amountWon: number;
}

interface GiveBack {
  readonly orderId: string;
  readonly refundId: string;
  readonly amountWon: number;
}

/** Balance of a user; a new one has the first grant. */
export const balanceAt = (database: Database, memberRef: string, now: Date): Promise<number> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, memberRef, FIRST_GRANT_WON, now);
    return voucherBalance(tx, memberRef);
  });

/** Adds to a balance. @returns the new one. */
export const grant = (database: Database, memberRef: string, amountWon: number, now: Date): Promise<number> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, memberRef, FIRST_GRANT_WON, now);
    await addVoucherEntry(tx, { at: now, memberRef, kind: 'grant', amountWon });
    return voucherBalance(tx, memberRef);
  });

/** Takes an amount once per order; idempotent. */
export const spendOnce = (
  database: Database,
  { memberRef, orderId, amountWon }: Spend,
  now: Date,
): Promise<number | VoucherProblem> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, memberRef, FIRST_GRANT_WON, now);
    const spent = await spendOf(tx, orderId);
    const balance = await voucherBalance(tx, memberRef);
    if (spent !== undefined)
      return spent.memberRef === memberRef && spent.amountWon === amountWon ? balance : 'ORDER_USED';
    if (balance < amountWon) return 'INSUFFICIENT';
    await addVoucherEntry(tx, { at: now, memberRef, kind: 'spend', amountWon, orderId });
    return balance - amountWon;
  });

/** Refunds once per refund id, and never more than was spent. */
export const refundOnce = (
  database: Database,
  { orderId, refundId, amountWon }: GiveBack,
  now: Date,
): Promise<number | VoucherProblem> =>
  database.transaction(async (tx) => {
    const spent = await spendOf(tx, orderId);
    if (spent === undefined) return 'ORDER_UNKNOWN';
    const { memberRef } = spent;
    await lockAccount(tx, memberRef, FIRST_GRANT_WON, now);
    const before = await refundOf(tx, refundId);
    const balance = await voucherBalance(tx, memberRef);
    if (before !== undefined)
      return before.orderId === orderId && before.amountWon === amountWon ? balance : 'ORDER_USED';
    if ((await refundedWonOf(tx, orderId)) + amountWon > spent.amountWon) return 'REFUND_TOO_MUCH';
    await addVoucherEntry(tx, { at: now, memberRef, kind: 'refund', amountWon, orderId, refundId });
    return balance + amountWon;
  });
