/** The programme said no: nothing was taken and nothing given back. */
export interface VoucherRefused {
  readonly state: 'refused';
  /** The programme's code: `INSUFFICIENT`. */
  readonly code: string;
  /** For people, in Korean. */
  readonly message: string;
}

/** Nobody can say what happened; it has to be asked. */
export interface VoucherUnknown {
  readonly state: 'unknown';
  readonly why: 'timeout' | 'network' | 'http' | 'unreadable' | 'contradiction';
}

/** What came of a call. */
export type VoucherOutcome<Done> = ({ readonly state: 'done' } & Done) | VoucherRefused | VoucherUnknown;

export interface VoucherSpend {
  /** Who pays: our keyed hash, which means nothing to others. */
  readonly memberRef: string;
  /** Done once by the programme, however often it is sent. */
  readonly orderId: string;
  readonly amountWon: number;
  readonly now: Date;
}

export interface VoucherGiveBack {
  readonly orderId: string;
  /** Done once by the programme, however often it is sent. */
  readonly refundId: string;
  readonly amountWon: number;
  readonly now: Date;
}

/** What the programme knows of an order: nothing, or what was spent and given back of it. */
export type VoucherFound =
  { readonly found: false } | { readonly found: true; readonly amountWon: number; readonly refundedWon: number };

/** What was spent or given back, as the programme's own book has it. */
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
 * The programme that holds people's vouchers. Whatever it or the network does is an outcome, never an exception; a call waits
 * ten seconds at most. What was sent more than `VOUCHER.staleSeconds` ago it refuses, so an order that it does not know by
 * then was never taken and never will be.
 */
export interface VoucherProgramme {
  /** What somebody has left, in won. */
  readonly balanceOf: (question: {
    readonly memberRef: string;
    readonly now: Date;
  }) => Promise<VoucherOutcome<{ readonly balanceWon: number }>>;
  /** Takes an amount; `balanceWon` is what is left after it. */
  readonly spend: (spend: VoucherSpend) => Promise<VoucherOutcome<{ readonly balanceWon: number }>>;
  /** Gives back a part or the whole of what was spent; `balanceWon` is what is there after it. */
  readonly giveBack: (refund: VoucherGiveBack) => Promise<VoucherOutcome<{ readonly balanceWon: number }>>;
  /** Asks what became of an order. */
  readonly lookUp: (question: {
    readonly orderId: string;
    readonly now: Date;
  }) => Promise<VoucherOutcome<VoucherFound>>;
  /** Reads a page of what was spent and given back on a day in Seoul, oldest first; the first page is 1. */
  readonly bookOf: (question: {
    readonly date: string;
    readonly page: number;
    readonly now: Date;
  }) => Promise<VoucherOutcome<{ readonly entries: readonly VoucherEntry[]; readonly hasMore: boolean }>>;
}
