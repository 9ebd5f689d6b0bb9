import { Type, type Static } from 'typebox';
import { Day, nullable, oneOf } from '#base';
import { BOOKS, DIFFERENCE_KINDS } from './differences';

/** The days to compare, both inclusive; default: yesterday. */
export const ReconciliationQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) });

/** A difference between our ledger and the other side's book. */
const BookDifference = Type.Object(
  {
    date: Type.String(),
    book: oneOf(BOOKS),
    kind: oneOf(DIFFERENCE_KINDS),
    subject: Type.String({ description: 'the order id of a payment, or what of our own books it is about' }),
    ours: nullable(Type.String()),
    theirs: nullable(Type.String()),
  },
  { $id: 'BookDifference' },
);

/** A day of a book: its sums, or that it could not be read. */
const ComparedBook = Type.Object(
  {
    date: Type.String(),
    book: oneOf(BOOKS),
    oursWon: nullable(Type.Integer({ description: 'what was taken less what went back' })),
    theirsWon: nullable(Type.Integer()),
    notRead: nullable(Type.String({ description: 'why the other book could not be read' })),
  },
  { $id: 'ComparedBook' },
);

export const Reconciliation = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    books: Type.Array(ComparedBook),
    differences: Type.Array(BookDifference),
  },
  { $id: 'Reconciliation' },
);

export type ReconciliationView = Static<typeof Reconciliation>;
