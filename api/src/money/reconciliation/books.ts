import type { DaySpan, OurMovement, TheirEntry } from './movement';

/** The other side's book could not be read. */
export interface NotRead {
  readonly state: 'notRead';
  readonly why: string;
}

/** A page of the other side's book. */
export type TheirPage =
  { readonly state: 'read'; readonly entries: readonly TheirEntry[]; readonly hasMore: boolean } | NotRead;

/** A charge or refund of ours without an answer. */
export interface OpenMovement {
  readonly kind: 'charge' | 'cancel';
  readonly orderId: string;
  /** Of a refund. */
  readonly refundId: string | null;
  readonly amountWon: number;
  readonly state: string;
}

/** Our state of a payment, on any day. */
export interface OwnPayment {
  readonly orderId: string;
  readonly tid: string | null;
  readonly amountWon: number;
  readonly sentAt: Date;
  readonly state: string;
  /** Its money stands in our ledger. */
  readonly isTaken: boolean;
  /** It was sent and has no answer. */
  readonly isOpen: boolean;
}

/** Our side of a comparison. */
export interface OwnBook {
  /** Postings of a day. */
  readonly writtenOn: (day: DaySpan) => Promise<readonly OurMovement[]>;
  /** All postings of some orders. */
  readonly writtenAbout: (orderIds: readonly string[]) => Promise<readonly OurMovement[]>;
  readonly paymentsOf: (orderIds: readonly string[]) => Promise<readonly OwnPayment[]>;
  /** Requests of a day without an answer. */
  readonly openSince: (day: DaySpan) => Promise<readonly OpenMovement[]>;
  /** Refunds of some orders without an answer, on any day. */
  readonly openRefundsOf: (orderIds: readonly string[]) => Promise<readonly OpenMovement[]>;
}

/** The other side of a comparison. */
export interface OtherBook {
  readonly page: (date: string, page: number) => Promise<TheirPage>;
  /** Whether all money of a payment was refunded there; false also when that is unknown. */
  readonly isUndone: (payment: OwnPayment) => Promise<boolean>;
}

/** Reads a whole day; a missing page invalidates it. */
export const readDay = async (
  { page }: OtherBook,
  date: string,
): Promise<{ readonly state: 'read'; readonly entries: readonly TheirEntry[] } | NotRead> => {
  const entries: TheirEntry[] = [];
  for (let number = 1; ; number += 1) {
    const answer = await page(date, number);
    if (answer.state === 'notRead') return answer;
    entries.push(...answer.entries);
    if (!answer.hasMore) return { state: 'read', entries };
  }
};
