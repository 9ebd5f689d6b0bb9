import type { RegisteredCard } from '#money';
import type { Needs, Transaction } from '#base';

/** A payment in the book of a card's provider. */
export interface SeededPayment {
  readonly at: Date;
  readonly tid: string;
  readonly orderId: string;
  readonly amountWon: number;
  readonly goodsName: string;
  readonly lastFour: string;
  readonly billingKey: string;
}

/** KG Inicis's side of seeded cards. */
export interface SeedCards {
  /** Registers a card without the provider's window. */
  readonly issue: (tx: Transaction, lastFour: string, at: Date) => Promise<RegisteredCard>;
  readonly newTid: () => string;
  /** Enters a payment in its book. */
  readonly pay: (tx: Transaction, payment: SeededPayment) => Promise<void>;
}

/** Dependencies of the seed; `cards` is undefined where no member may have a card. */
export type SeedNeeds = Needs<'clock' | 'config' | 'database' | 'files' | 'messages' | 'payables'> & {
  readonly cards: SeedCards | undefined;
};

/** One part of the seed; parts run in order, in one transaction. */
export type SeedPart = (tx: Transaction, parts: SeedNeeds) => Promise<void>;
