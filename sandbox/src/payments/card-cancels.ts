import type { Needs } from '@dongne/api/base';
import type { SandboxProvider } from '../tables';
import { newTid } from './payment-ids';
import { addEntry, entriesOf, lockCharge, type LedgerRow } from './payment-repository';

/** Result of a cancel. */
export type Cancellation =
  | { readonly kind: 'noCharge' | 'cancelledBefore' | 'wrongAmount' | 'orderUsed' }
  | { readonly kind: 'cancelled'; readonly cancel: LedgerRow; readonly leftWon: number };

interface CancelOrder {
  readonly provider: SandboxProvider;
  readonly tid: string;
  /** Whole won; the remainder by default. */
  readonly amountWon?: number | undefined;
  /** Remainder expected by the shop, in whole won; compared only when given. */
  readonly restWon?: number | undefined;
  /** The cancel's own order id, valid for one cancel. */
  readonly cancelOrderId?: string;
  readonly reason: string;
}

/** Remainder of a charge, in won. */
export const leftOf = (entries: readonly LedgerRow[]): number =>
  entries.reduce((left, { kind, state, amountWon }) => {
    if (state === 'refused') return left;
    return kind === 'charge' ? left + amountWon : left - amountWon;
  }, 0);

/** Cancels a charge, fully or in part, never more than was charged. */
export const cancelCharge = (
  { clock, database }: Needs<'clock' | 'database'>,
  { provider, tid, amountWon, restWon, cancelOrderId, reason }: CancelOrder,
): Promise<Cancellation> =>
  database.transaction(async (tx) => {
    const charge = await lockCharge(tx, provider, tid);
    if (charge === undefined) return { kind: 'noCharge' };
    const leftWon = leftOf(await entriesOf(tx, provider, { tid }));
    if (leftWon === 0) return { kind: 'cancelledBefore' };
    const cancelWon = amountWon ?? leftWon;
    const afterWon = leftWon - cancelWon;
    if (afterWon < 0 || afterWon !== (restWon ?? afterWon)) return { kind: 'wrongAmount' };
    const { orderId, goodsName, lastFour, issuer } = charge;
    const cancel = await addEntry(tx, {
      at: clock.now(),
      provider,
      kind: 'cancel',
      state: 'approved',
      tid,
      orderId,
      amountWon: cancelWon,
      goodsName,
      lastFour,
      issuer,
      cancelTid: newTid(provider),
      cancelOrderId,
      reason,
    });
    return cancel === undefined ? { kind: 'orderUsed' } : { kind: 'cancelled', cancel, leftWon: afterWon };
  });
