import { CHARGE_MIN_WON } from '@dongne/contract';
import type { Transaction } from '#base';
import {
  chargeOfRequest,
  insertCharge,
  lockCharge,
  UNPAID,
  updateCharge,
  type ChargeRow,
  type NewCharge,
} from './charge-repository';
import { openAttemptOf, updateAttempt } from './attempt-repository';
import { NOTHING_GIVEN, post, postVoid, saleEntries, type GivenAway } from './ledger';
import { insertRefund, refundingWon } from './refund-repository';

/** A new charge with its member. */
export type IssuedCharge = NewCharge & { readonly at: Date; readonly given?: GivenAway };

/**
 * Issues a charge, with its sale in the ledger. A job charges the card once this transaction has committed.
 *
 * @throws {Error} below 1,000 won, the minimum of card providers: such a remainder is waived before.
 */
export const issueCharge = async (tx: Transaction, { at, given, ...charge }: IssuedCharge): Promise<ChargeRow> => {
  if (charge.amountWon < CHARGE_MIN_WON) throw new Error('below the minimum of card providers');
  const issued = await insertCharge(tx, charge, at);
  await post(tx, { kind: 'issued', chargeId: issued.id, at }, saleEntries(charge.amountWon, given ?? NOTHING_GIVEN));
  return issued;
};

/** Drops an open window. @returns whether no attempt is in flight: only then may a charge be replaced. */
const freeFromTries = async (tx: Transaction, chargeId: number, at: Date): Promise<boolean> => {
  const open = await openAttemptOf(tx, chargeId);
  if (open?.state !== 'window') return open === undefined;
  // Safe to drop: money is taken only after we have processed a window's return, and this one is rejected from now on.
  await updateAttempt(tx, open.id, { state: 'dropped', settledAt: at });
  return true;
};

/** Reduction of an approved price. */
export interface Reduction {
  readonly requestId: number;
  readonly byWon: number;
  readonly reason: string;
  readonly askedBy: 'operator' | 'system' | 'member';
  readonly at: Date;
}

/** Result of a reduction: nothing was owed, less is owed, nothing is owed any more, or money is refunded. */
export type ReducedCharge = 'none' | 'smaller' | 'void' | 'refunding';

/**
 * Reduces the price of a request in any payment state: an unpaid charge becomes smaller or void, a paid one is partly
 * refunded, and one with an attempt in flight is decided when the provider has answered.
 *
 * @param reduction `byWon` of the whole or more makes the charge void.
 */
export const reduceCharge = async (
  tx: Transaction,
  { requestId, byWon, reason, askedBy, at }: Reduction,
): Promise<ReducedCharge> => {
  const found = await chargeOfRequest(tx, requestId);
  if (found === undefined || byWon <= 0) return 'none';
  const charge = await lockCharge(tx, found.id);
  const isUnpaid = UNPAID.includes(charge.status);
  if (!isUnpaid || !(await freeFromTries(tx, charge.id, at))) {
    const amountWon = Math.min(byWon, charge.amountWon - (await refundingWon(tx, charge.id)));
    if (amountWon <= 0) return 'none';
    await insertRefund(tx, { chargeId: charge.id, amountWon, reason, askedBy, wantedAt: at });
    return 'refunding';
  }
  return (await shrink(tx, charge, byWon, at)).status === 'Void' ? 'void' : 'smaller';
};

/** Voids an unpaid charge. */
export const voidCharge = async (tx: Transaction, id: number, at: Date): Promise<ChargeRow> => {
  await postVoid(tx, id, at);
  return updateCharge(tx, id, { status: 'Void', nextTryAt: null });
};

/**
 * Voids a charge that is not wanted any more, unless it was paid or an attempt is in flight.
 *
 * @returns whether nothing is owed for it now.
 */
export const voidUnlessPaid = async (tx: Transaction, id: number, at: Date): Promise<boolean> => {
  const charge = await lockCharge(tx, id);
  if (charge.status === 'Void') return true;
  if (!UNPAID.includes(charge.status) || !(await freeFromTries(tx, id, at))) return false;
  await voidCharge(tx, id, at);
  return true;
};

/** Makes an unpaid charge smaller; a remainder below the minimum of a card payment is waived. */
export const shrink = async (tx: Transaction, charge: ChargeRow, byWon: number, at: Date): Promise<ChargeRow> => {
  const leftWon = charge.amountWon - byWon;
  if (leftWon < CHARGE_MIN_WON) return voidCharge(tx, charge.id, at);
  await post(tx, { kind: 'changed', chargeId: charge.id, at }, [
    ['customers', -byWon],
    ['sales', byWon],
  ]);
  return updateCharge(tx, charge.id, { amountWon: leftWon });
};
