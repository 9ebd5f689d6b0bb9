import type { Needs, Transaction } from '@dongne/api/base';
import type { SandboxProvider } from '../tables';
import { type CardRefusal, delayMsOf, endingOf, laterRefusalOf, refusalOf } from './card-endings';
import { newBillingKey, newTid } from './payment-ids';
import type { PaymentOutside } from './payment-outside';
import {
  addBillingKey,
  addEntry,
  type AuthorizationRow,
  type BillingKeyRow,
  chargeOfOrder,
  claimAuthorization,
  countRefusals,
  lockBillingKey,
  type LedgerRow,
} from './payment-repository';
import { isExpired } from './payment-time';

/** Result of a typed card's settlement. */
export type Settlement =
  | { readonly kind: 'tokenExpired' | 'tokenUsed' | 'orderUsed' }
  | { readonly kind: 'refused'; readonly refusal: CardRefusal }
  | { readonly kind: 'registered'; readonly billingKey: string; readonly isLost: boolean }
  | { readonly kind: 'charged'; readonly entry: LedgerRow; readonly isLost: boolean };

const register = async (tx: Transaction, authorization: AuthorizationRow, now: Date): Promise<Settlement> => {
  const { provider, tid, lastFour, issuer } = authorization;
  const billingKey = newBillingKey(provider);
  await addBillingKey(tx, { billingKey, provider, tid, lastFour, issuer, issuedAt: now });
  return { kind: 'registered', billingKey, isLost: endingOf(lastFour) === 'lost' };
};

const settleIn = async (tx: Transaction, authorization: AuthorizationRow, now: Date): Promise<Settlement> => {
  const { provider, purpose, tid, orderId, amountWon, goodsName, lastFour, issuer } = authorization;
  if (isExpired(authorization.issuedAt, now)) return { kind: 'tokenExpired' };
  if (!(await claimAuthorization(tx, authorization.token, now))) return { kind: 'tokenUsed' };
  if ((await chargeOfOrder(tx, provider, orderId)) !== undefined) return { kind: 'orderUsed' };
  const refusal = refusalOf(lastFour);
  if (purpose === 'billing')
    return refusal === undefined ? register(tx, authorization, now) : { kind: 'refused', refusal };
  const entry = await addEntry(tx, {
    at: now,
    provider,
    kind: 'charge',
    state: refusal === undefined ? 'approved' : 'refused',
    tid,
    orderId,
    amountWon,
    goodsName,
    lastFour,
    issuer,
    reason: refusal,
  });
  if (refusal !== undefined) return { kind: 'refused', refusal };
  return entry === undefined
    ? { kind: 'orderUsed' }
    : { kind: 'charged', entry, isLost: endingOf(lastFour) === 'lost' };
};

const answerLate = async (outside: PaymentOutside, lastFour: string): Promise<void> => {
  const delayMs = delayMsOf(lastFour);
  if (delayMs > 0) await outside.wait(delayMs);
};

/**
 * Charges or registers a typed card, once. Commits before the simulated delay, so that a look-up finds it after a
 * timeout.
 */
export const settle = async (
  { clock, database }: Needs<'clock' | 'database'>,
  outside: PaymentOutside,
  authorization: AuthorizationRow,
): Promise<Settlement> => {
  const settlement = await database.transaction((tx) => settleIn(tx, authorization, clock.now()));
  if ('isLost' in settlement) await answerLate(outside, authorization.lastFour);
  return settlement;
};

/** Result of a registered card's charge. */
export type LaterCharge =
  | { readonly kind: 'unknownKey' | 'endedKey' | 'orderUsed' }
  | { readonly kind: 'refused'; readonly refusal: CardRefusal }
  | { readonly kind: 'charged'; readonly entry: LedgerRow };

interface ChargeOrder {
  readonly provider: SandboxProvider;
  readonly billingKey: string;
  readonly orderId: string;
  readonly amountWon: number;
  readonly goodsName: string;
}

const writeLaterCharge = async (
  tx: Transaction,
  card: BillingKeyRow,
  order: ChargeOrder,
  now: Date,
): Promise<LaterCharge> => {
  const { lastFour, issuer, billingKey } = card;
  if ((await chargeOfOrder(tx, order.provider, order.orderId)) !== undefined) return { kind: 'orderUsed' };
  const refusal = laterRefusalOf(lastFour, await countRefusals(tx, billingKey));
  const entry = await addEntry(tx, {
    ...order,
    at: now,
    kind: 'charge',
    state: refusal === undefined ? 'approved' : 'refused',
    tid: newTid(order.provider),
    lastFour,
    issuer,
    reason: refusal,
  });
  if (refusal !== undefined) return { kind: 'refused', refusal };
  return entry === undefined ? { kind: 'orderUsed' } : { kind: 'charged', entry };
};

/** Charges a registered card, once per order; commits before the simulated delay too. */
export const chargeRegistered = async (
  { clock, database }: Needs<'clock' | 'database'>,
  outside: PaymentOutside,
  order: ChargeOrder,
): Promise<LaterCharge> => {
  const charge = await database.transaction(async (tx): Promise<LaterCharge> => {
    const card = await lockBillingKey(tx, order.provider, order.billingKey);
    if (card === undefined) return { kind: 'unknownKey' };
    return card.endedAt === null ? writeLaterCharge(tx, card, order, clock.now()) : { kind: 'endedKey' };
  });
  if (charge.kind === 'charged') await answerLate(outside, charge.entry.lastFour);
  return charge;
};
