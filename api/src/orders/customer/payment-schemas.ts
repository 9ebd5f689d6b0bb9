import { PAYMENT_STATUSES } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { CHARGE_REFUND, PaidCard } from '#money';
import { Instant, nullable, oneOf } from '#base';

/** A refund as its customer sees it. */
const PaymentRefund = Type.Object(
  {
    ...CHARGE_REFUND,
    items: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
      description: 'for which it goes back; none where it is of the whole request',
    }),
    points: Type.Integer({ description: 'that went back with it' }),
  },
  { $id: 'PaymentRefund' },
);

/** Payment state of a request. */
export const RequestPayment = Type.Object(
  {
    status: oneOf(PAYMENT_STATUSES),
    amountWon: nullable(Type.Integer()),
    card: nullable(PaidCard),
    paidAt: nullable(Instant),
    refundedWon: Type.Integer(),
    refunds: Type.Array(PaymentRefund),
    isBeingPaid: Type.Boolean({ description: 'a provider has not answered yet' }),
    failMessage: nullable(Type.String()),
    nextTryAt: nullable(Instant, { description: 'when the card is asked again by itself' }),
    canPay: Type.Boolean({ description: 'whether it can be paid by hand now' }),
    tax: nullable(Type.Object({ supplyWon: Type.Integer(), vatWon: Type.Integer() })),
  },
  { $id: 'RequestPayment' },
);

export type RequestPaymentView = Static<typeof RequestPayment>;
