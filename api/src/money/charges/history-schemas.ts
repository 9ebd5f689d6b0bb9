import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';
import { CHARGE_KINDS, CHARGE_STATUSES } from '#tables';
import { PaidCard, ChargeRefund } from './payment-schemas';

const HISTORY_STATUSES = CHARGE_STATUSES.filter((status) => status !== 'Void');

const Month = Type.String({ description: 'in Seoul, such as 2026-11', pattern: '^\\d{4}-\\d{2}$' });

/** A payment or an open charge. */
export const PaymentRecord = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(CHARGE_KINDS),
    status: oneOf(HISTORY_STATUSES),
    month: Month,
    applicationId: nullable(Type.Integer({ description: 'the request it was for' })),
    laundryName: nullable(Type.String()),
    period: nullable(
      Type.Object({ startsAt: Instant, endsAt: Instant }, { description: 'the month of the membership it was for' }),
    ),
    amountWon: Type.Integer(),
    refundedWon: Type.Integer(),
    refunds: Type.Array(ref(ChargeRefund)),
    card: nullable(PaidCard),
    isBeingPaid: Type.Boolean({ description: 'a provider has not answered yet' }),
    issuedAt: Instant,
    paidAt: nullable(Instant),
    failMessage: nullable(Type.String()),
  },
  { $id: 'PaymentRecord' },
);

const PaymentMonth = Type.Object(
  { month: Month, paidWon: Type.Integer({ description: 'what was paid in it and has not gone back' }) },
  { $id: 'PaymentMonth' },
);

export const PaymentHistory = Type.Object(
  {
    items: Type.Array(ref(PaymentRecord), { description: 'newest first, by when it was paid or is owed since' }),
    months: Type.Array(PaymentMonth, { description: 'every month of these items, newest first, with its whole sum' }),
    nextCursor: nullable(Type.String()),
  },
  { $id: 'PaymentHistory' },
);

export type PaymentRecordView = Static<typeof PaymentRecord>;
