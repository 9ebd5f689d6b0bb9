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

/** What is owed from now on, and by whom. */
export type IssuedCharge = NewCharge & { readonly at: Date; readonly given?: GivenAway };

/**
 * Writes that a member owes something, and its sale in the books. A job asks the card for it once this transaction is through.
 *
 * @throws {Error} below 1,000 won, which no card provider takes: such a remainder is waived before.
 */
export const issueCharge = async (tx: Transaction, { at, given, ...charge }: IssuedCharge): Promise<ChargeRow> => {
  if (charge.amountWon < CHARGE_MIN_WON) throw new Error('no card provider takes so little');
  const issued = await insertCharge(tx, charge, at);
  await post(tx, { kind: 'issued', chargeId: issued.id, at }, saleEntries(charge.amountWon, given ?? NOTHING_GIVEN));
  return issued;
};

/** Nobody is in a window, and no provider was asked: only then may a charge become another one. */
const freeFromTries = async (tx: Transaction, chargeId: number, at: Date): Promise<boolean> => {
  const open = await openAttemptOf(tx, chargeId);
  if (open?.state !== 'window') return open === undefined;
  // Money is taken only after we have taken a window's return, and this one is not taken any more.
  await updateAttempt(tx, open.id, { state: 'dropped', settledAt: at });
  return true;
};

/** What is taken off something that was agreed to. */
export interface Reduction {
  readonly requestId: number;
  readonly byWon: number;
  readonly reason: string;
  readonly askedBy: 'operator' | 'system' | 'member';
  readonly at: Date;
}

/** What came of it: nothing was owed, less is owed, nothing is owed any more, or money goes back. */
export type ReducedCharge = 'none' | 'smaller' | 'void' | 'refunding';

/**
 * Takes something off what a request costs, wherever its money is: an unpaid charge becomes smaller or void, of a paid one
 * as much goes back, and where a provider is being asked at this moment that is decided when it has answered.
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

/** Gives an unpaid charge up. */
export const voidCharge = async (tx: Transaction, id: number, at: Date): Promise<ChargeRow> => {
  await postVoid(tx, id, at);
  return updateCharge(tx, id, { status: 'Void', nextTryAt: null });
};

/**
 * Gives up what is not wanted any more, unless it was paid or a provider is being asked for it at this moment.
 *
 * @returns whether nothing is owed for it now.
 */
export const giveUpCharge = async (tx: Transaction, id: number, at: Date): Promise<boolean> => {
  const charge = await lockCharge(tx, id);
  if (charge.status === 'Void') return true;
  if (!UNPAID.includes(charge.status) || !(await freeFromTries(tx, id, at))) return false;
  await voidCharge(tx, id, at);
  return true;
};

/** Makes an unpaid charge smaller; what would be left below the least that a card pays is given up with it. */
export const shrink = async (tx: Transaction, charge: ChargeRow, byWon: number, at: Date): Promise<ChargeRow> => {
  const leftWon = charge.amountWon - byWon;
  if (leftWon < CHARGE_MIN_WON) return voidCharge(tx, charge.id, at);
  await post(tx, { kind: 'changed', chargeId: charge.id, at }, [
    ['customers', -byWon],
    ['sales', byWon],
  ]);
  return updateCharge(tx, charge.id, { amountWon: leftWon });
};
