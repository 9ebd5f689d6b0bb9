/** The books that are compared with ours. */
export const BOOKS = ['INICIS', 'NICEPAY', 'VOUCHERS', 'LEDGER'] as const;
export type Book = (typeof BOOKS)[number];

/**
 * Kinds of differences. The first five are found by comparison with another book, the others in our ledger: a posting
 * that does not sum to zero, a settled payment without posting or with another amount, a posting of an unsettled
 * payment, a charge that differs from its members' account, and one whose refunds do not add up to its
 * counted amount.
 */
export const DIFFERENCE_KINDS = [
  'notOurs',
  'notTheirs',
  'otherAmount',
  'otherState',
  'inDoubt',
  'unbalanced',
  'notPosted',
  'notSettled',
  'otherDebt',
  'otherRefunds',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** One thing that does not agree. */
export interface Difference {
  readonly date: string;
  readonly book: Book;
  readonly kind: DifferenceKind;
  /** The order id of a payment, or our own subject: `charge 12`. */
  readonly subject: string;
  /** Our amount, and the other side's; null for nothing. */
  readonly ours: string | null;
  readonly theirs: string | null;
}
