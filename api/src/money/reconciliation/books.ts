import type { DaySpan, OurMovement, TheirEntry } from './movement';

/** Somebody else's book could not be read. */
export interface NotRead {
  readonly state: 'notRead';
  readonly why: string;
}

/** A page of somebody else's book. */
export type TheirPage =
  { readonly state: 'read'; readonly entries: readonly TheirEntry[]; readonly hasMore: boolean } | NotRead;

/** Something of ours that was sent and never answered. */
export interface OpenMovement {
  readonly kind: 'charge' | 'cancel';
  readonly orderId: string;
  /** Of a refund. */
  readonly refundId: string | null;
  readonly amountWon: number;
  readonly state: string;
}

/** What we say became of a payment, whatever day. */
export interface OwnPayment {
  readonly orderId: string;
  readonly tid: string | null;
  readonly amountWon: number;
  readonly sentAt: Date;
  readonly state: string;
  /** Its money stands in our book. */
  readonly isTaken: boolean;
  /** It was sent, and nobody has answered. */
  readonly isOpen: boolean;
}

/** Our side of a comparison. */
export interface OwnBook {
  /** What we wrote on a day. */
  readonly writtenOn: (day: DaySpan) => Promise<readonly OurMovement[]>;
  /** Everything that we ever wrote about some orders. */
  readonly writtenAbout: (orderIds: readonly string[]) => Promise<readonly OurMovement[]>;
  readonly paymentsOf: (orderIds: readonly string[]) => Promise<readonly OwnPayment[]>;
  /** What was sent on a day and has no answer yet. */
  readonly openSince: (day: DaySpan) => Promise<readonly OpenMovement[]>;
  /** Refunds of some orders that have no answer yet, whatever day. */
  readonly openRefundsOf: (orderIds: readonly string[]) => Promise<readonly OpenMovement[]>;
}

/** The other side of it. */
export interface OtherBook {
  readonly page: (date: string, page: number) => Promise<TheirPage>;
  /** Whether all money of a payment has gone back there; false also when nobody can say. */
  readonly isUndone: (payment: OwnPayment) => Promise<boolean>;
}

/** Reads a whole day; nothing of it counts when a page is missing. */
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
