import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '../common';
import { CHARGE_KINDS, CHARGE_STATUSES } from '../tables';

const HISTORY_STATUSES = CHARGE_STATUSES.filter((status) => status !== 'Void');

/** Something that was paid or is owed. */
export const PaymentRecord = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(CHARGE_KINDS),
    status: oneOf(HISTORY_STATUSES),
    applicationId: nullable(Type.Integer({ description: 'the request it was for' })),
    laundryName: nullable(Type.String()),
    amountWon: Type.Integer(),
    refundedWon: Type.Integer(),
    cardName: nullable(Type.String()),
    lastFour: nullable(Type.String()),
    issuedAt: Instant,
    paidAt: nullable(Instant),
    failMessage: nullable(Type.String()),
    tax: nullable(
      Type.Object(
        { supplyWon: Type.Integer(), vatWon: Type.Integer() },
        { description: 'of what was paid and not given back' },
      ),
    ),
  },
  { $id: 'PaymentRecord' },
);

export const PaymentHistory = Type.Object(
  { items: Type.Array(ref(PaymentRecord), { description: 'newest first' }), nextCursor: nullable(Type.String()) },
  { $id: 'PaymentHistory' },
);

export type PaymentRecordView = Static<typeof PaymentRecord>;
