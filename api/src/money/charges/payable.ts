import { type Needs, type Transaction } from '#base';
import type { ChargeKind } from '#tables';
import type { ChargeRow } from './charge-repository';

/** Why a charge was not paid. */
export interface ChargeRefusal {
  /** In Korean, for the member. */
  readonly message: string;
  /** Nobody tries again by themselves. */
  readonly isLast: boolean;
}

/** What to do about something that is paid, in the transaction that settles its charge. */
export interface Payable {
  /** Hours after the first refusal at which the card is asked again. */
  readonly retryHours: readonly number[];
  /** Hours after the first refusal from which the charge is overdue; null where it is given up with the last try. */
  readonly overdueHours: number | null;
  /** Locks what it is about, before the charge itself is locked: everyone takes the two in this order. */
  readonly lock: (tx: Transaction, charge: ChargeRow) => Promise<unknown>;
  readonly onPaid: (tx: Transaction, parts: Needs<'clock' | 'messages'>, charge: ChargeRow) => Promise<unknown>;
  readonly onRefused: (
    tx: Transaction,
    parts: Needs<'clock' | 'messages'>,
    charge: ChargeRow,
    refusal: ChargeRefusal,
  ) => Promise<unknown>;
  /** Nothing is owed any more, because what was wanted back meanwhile was more than is left. */
  readonly onVoided: (tx: Transaction, charge: ChargeRow) => Promise<unknown>;
  readonly onOverdue: (tx: Transaction, parts: Needs<'clock' | 'messages'>, charge: ChargeRow) => Promise<unknown>;
  /** @param amountWon what went back just now; the charge has the sum. */
  readonly onRefunded: (
    tx: Transaction,
    parts: Needs<'clock' | 'messages'>,
    charge: ChargeRow,
    amountWon: number,
  ) => Promise<unknown>;
}

/** What every kind of charge is about. */
export type Payables = Readonly<Record<ChargeKind, Payable>>;
