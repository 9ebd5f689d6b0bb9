/** The books that are compared with ours. */
export const BOOKS = ['INICIS', 'NICEPAY', 'VOUCHERS', 'LEDGER'] as const;
export type Book = (typeof BOOKS)[number];

/**
 * How two books, or our own with itself, can disagree. The first five are found beside another book, the others in our ledger:
 * a posting whose entries do not sum to zero, something that ended without its posting or with another amount, a posting of
 * something that has not ended so, a charge that owes something else than its members' account says, and one whose refunds
 * are not those that are counted.
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
  /** The order id of a payment, or what of our own it is about: `charge 12`. */
  readonly subject: string;
  /** What we have, and what the other book has; null for nothing. */
  readonly ours: string | null;
  readonly theirs: string | null;
}
