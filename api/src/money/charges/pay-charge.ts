import { randomBytes } from 'node:crypto';
import type { Needs, Transaction } from '#base';
import { buyerOf } from '../cards';
import type { Charge, PaymentOutcome } from '../providers';
import { insertAttempt, openAttemptOf, updateAttempt, type AttemptRow } from './attempt-repository';
import { cardToCharge, type CardToCharge } from './card-to-charge';
import { payerOf, UNPAID, type ChargeRow } from './charge-repository';
import { lockChargeAndSubject, refuseCharge, settleAttempt } from './settle-attempt';
import type { Settlement } from './settlement';

export type ChargingParts = Needs<'cardProviders' | 'clock' | 'config' | 'database' | 'messages' | 'payables'>;

/** Result of an attempt. `pending`: the outcome is unknown, and a job looks it up. */
export type PayResult =
  { readonly state: 'paid' | 'pending' | 'not-owed' } | { readonly state: 'refused'; readonly message: string };

/** Caller of an attempt: a member may drop a window of their own, a job must not. */
type AskedBy = 'member' | 'job';

const NO_CARD = '등록된 카드가 없어요. 카드를 등록하면 바로 결제돼요.';
const PROVIDER_OFF = '지금은 이 카드로 결제할 수 없어요. 잠시 후 다시 시도하거나 다른 카드를 등록해 주세요.';

/** Order id of an attempt at the provider: unique across databases; KG Inicis takes 40 characters. */
export const orderIdOf = (chargeId: number): string => `c${chargeId}-${randomBytes(12).toString('hex')}`;

type Begun =
  | { readonly state: 'sent'; readonly attempt: AttemptRow; readonly call: Charge }
  | { readonly state: 'settled'; readonly result: PayResult };

const settled = (result: PayResult): Begun => ({ state: 'settled', result });

/**
 * Whether another attempt blocks this one. A member's window is dropped: money is taken only once its return was
 * processed.
 */
const isInTheWay = async (tx: Transaction, charge: ChargeRow, askedBy: AskedBy, now: Date): Promise<boolean> => {
  const open = await openAttemptOf(tx, charge.id);
  if (open === undefined) return false;
  if (open.state !== 'window' || askedBy === 'job') return true;
  await updateAttempt(tx, open.id, { state: 'dropped', settledAt: now });
  return false;
};

/** Writes an attempt as sent. @returns the attempt, and the request for its provider. */
export const writeSentTry = async (
  tx: Transaction,
  charge: ChargeRow,
  card: CardToCharge,
  now: Date,
): Promise<{ readonly attempt: AttemptRow; readonly call: Charge }> => {
  const orderId = orderIdOf(charge.id);
  const { id: chargeId, amountWon, goodsName } = charge;
  const attempt = await insertAttempt(tx, {
    chargeId,
    orderId,
    provider: card.provider,
    amountWon,
    state: 'sent',
    startedAt: now,
    sentAt: now,
    issuerName: card.issuerName,
    lastFour: card.lastFour,
  });
  const call = {
    billingKey: card.billingKey,
    orderId,
    amountWon,
    goodsName,
    buyer: buyerOf(await payerOf(tx, charge.memberId)),
    now,
  };
  return { attempt, call };
};

const begin = (parts: ChargingParts, chargeId: number, askedBy: AskedBy): Promise<Begun> =>
  parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const charge = await lockChargeAndSubject(tx, parts, chargeId);
    if (charge.paidAt !== null) return settled({ state: 'paid' });
    if (!UNPAID.includes(charge.status)) return settled({ state: 'not-owed' });
    if (askedBy === 'job' && (charge.nextTryAt === null || charge.nextTryAt > now))
      return settled({ state: 'pending' });
    if (await isInTheWay(tx, charge, askedBy, now)) return settled({ state: 'pending' });
    const card = await cardToCharge(tx, parts, charge.memberId);
    const message = card === undefined ? NO_CARD : PROVIDER_OFF;
    if (card === undefined || parts.cardProviders[card.provider] === null) {
      await refuseCharge(tx, parts, charge, message);
      return settled({ state: 'refused', message });
    }
    return { state: 'sent', ...(await writeSentTry(tx, charge, card, now)) };
  });

/** Only `unknown` with a successful net cancel is known to have taken nothing. */
export const settlementOf = (outcome: PaymentOutcome): Settlement => {
  switch (outcome.state) {
    case 'approved':
      return outcome;
    case 'refused':
      return { state: 'refused', code: outcome.code, message: outcome.message };
    case 'unknown':
      return outcome.netCancel === 'cancelled' ? { state: 'dropped' } : { state: 'unknown' };
  }
};

/** Result of a charge after an attempt. */
const resultOf = ({ paidAt, status, failMessage }: ChargeRow, { state }: Settlement): PayResult => {
  if (paidAt !== null) return { state: 'paid' };
  if (state === 'refused' || status === 'Void') return { state: 'refused', message: failMessage ?? PROVIDER_OFF };
  return { state: 'pending' };
};

/**
 * Charges the member's active card, once for concurrent callers. An unknown outcome stays open until it is looked up:
 * nothing is ever charged twice.
 *
 * @param askedBy a job charges only when the charge is due, and skips a charge with an open window.
 */
export const payCharge = async (
  parts: ChargingParts,
  chargeId: number,
  askedBy: AskedBy = 'member',
): Promise<PayResult> => {
  const begun = await begin(parts, chargeId, askedBy);
  if (begun.state === 'settled') return begun.result;
  const provider = parts.cardProviders[begun.attempt.provider];
  if (provider === null) throw new Error('a provider without keys');
  const settlement = settlementOf(await provider.charge(begun.call));
  return resultOf(await settleAttempt(parts, begun.attempt.id, settlement), settlement);
};
