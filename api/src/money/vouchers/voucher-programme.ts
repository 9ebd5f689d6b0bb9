/** Refused by the programme: nothing was taken or refunded. */
export interface VoucherRefused {
  readonly state: 'refused';
  /** The programme's code: `INSUFFICIENT`. */
  readonly code: string;
  /** For people, in Korean. */
  readonly message: string;
}

/** Outcome that needs a look-up. */
export interface VoucherUnknown {
  readonly state: 'unknown';
  readonly why: 'timeout' | 'network' | 'http' | 'unreadable' | 'contradiction';
}

/** Outcome of a call. */
export type VoucherOutcome<Done> = ({ readonly state: 'done' } & Done) | VoucherRefused | VoucherUnknown;

export interface VoucherSpend {
  /** Payer: our keyed hash, a pseudonym. */
  readonly memberRef: string;
  /** Idempotency key of the spending. */
  readonly orderId: string;
  readonly amountWon: number;
  readonly now: Date;
}

export interface VoucherGiveBack {
  readonly orderId: string;
  /** Idempotency key of the refund. */
  readonly refundId: string;
  readonly amountWon: number;
  readonly now: Date;
}

/** Programme's record of an order: none, or its spending and refunds. */
export type VoucherFound =
  { readonly found: false } | { readonly found: true; readonly amountWon: number; readonly refundedWon: number };

/** A spending or refund in the programme's own book. */
export interface VoucherEntry {
  readonly kind: 'spend' | 'refund';
  /** Of the spending, on its refunds too. */
  readonly orderId: string;
  /** Null of a spending. */
  readonly refundId: string | null;
  readonly amountWon: number;
  readonly at: Date;
}

/**
 * The voucher programme. Every failure of the programme or the network is an outcome, never an exception; a call times
 * out after ten seconds. The programme refuses requests older than `VOUCHER.staleSeconds`, so an order that is unknown
 * by then was never taken and never will be.
 */
export interface VoucherProgramme {
  /** Balance in won. */
  readonly balanceOf: (question: {
    readonly memberRef: string;
    readonly now: Date;
  }) => Promise<VoucherOutcome<{ readonly balanceWon: number }>>;
  /** Takes an amount; `balanceWon` is the balance after it. */
  readonly spend: (spend: VoucherSpend) => Promise<VoucherOutcome<{ readonly balanceWon: number }>>;
  /** Refunds a spending or a part of it; `balanceWon` is the balance after it. */
  readonly giveBack: (refund: VoucherGiveBack) => Promise<VoucherOutcome<{ readonly balanceWon: number }>>;
  /** Looks up an order. */
  readonly lookUp: (question: {
    readonly orderId: string;
    readonly now: Date;
  }) => Promise<VoucherOutcome<VoucherFound>>;
  /** Reads a page of spendings and refunds of a day in Seoul, oldest first; the first page is 1. */
  readonly bookOf: (question: {
    readonly date: string;
    readonly page: number;
    readonly now: Date;
  }) => Promise<VoucherOutcome<{ readonly entries: readonly VoucherEntry[]; readonly hasMore: boolean }>>;
}
