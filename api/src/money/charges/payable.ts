import type { Needs, Transaction } from '#base';
import type { ChargeKind } from '#tables';
import type { ChargeRow } from './charge-repository';

/** Why a charge was not paid. */
export interface ChargeRefusal {
  /** In Korean, for the member. */
  readonly message: string;
  /** No automatic retry follows. */
  readonly isLast: boolean;
}

/** Hooks of what a charge pays for, in the transaction that settles it. */
export interface Payable {
  /** Hours after the first refusal at which the card is charged again. */
  readonly retryHours: readonly number[];
  /** Hours after the first refusal from which the charge is overdue; null where it is void after the last attempt. */
  readonly overdueHours: number | null;
  /** Locks the subject before the charge itself: every caller locks in this order, to avoid deadlocks. */
  readonly lock: (tx: Transaction, charge: ChargeRow) => Promise<unknown>;
  readonly onPaid: (tx: Transaction, parts: Needs<'clock' | 'messages'>, charge: ChargeRow) => Promise<unknown>;
  readonly onRefused: (
    tx: Transaction,
    parts: Needs<'clock' | 'messages'>,
    charge: ChargeRow,
    refusal: ChargeRefusal,
  ) => Promise<unknown>;
  /** Runs when nothing is owed any more, because refunds requested meanwhile leave less than a card can pay. */
  readonly onVoided: (tx: Transaction, charge: ChargeRow) => Promise<unknown>;
  readonly onOverdue: (tx: Transaction, parts: Needs<'clock' | 'messages'>, charge: ChargeRow) => Promise<unknown>;
  /** @param amountWon this refund; the charge has the sum. */
  readonly onRefunded: (
    tx: Transaction,
    parts: Needs<'clock' | 'messages'>,
    charge: ChargeRow,
    amountWon: number,
  ) => Promise<unknown>;
}

/** Hooks of every kind of charge. */
export type Payables = Readonly<Record<ChargeKind, Payable>>;
