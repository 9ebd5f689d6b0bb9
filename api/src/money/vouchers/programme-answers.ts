import { Type } from 'typebox';

const Won = Type.Integer({ minimum: 0 });

/** Refusal by the programme. */
export const ProgrammeRefusal = Type.Object({ code: Type.String({ minLength: 1 }), message: Type.String() });

export const BalanceAnswer = Type.Object({ memberRef: Type.String(), balanceWon: Won });

export const SpendAnswer = Type.Object({ orderId: Type.String(), amountWon: Won, balanceWon: Won });

export const RefundAnswer = Type.Object({ refundId: Type.String(), amountWon: Won, balanceWon: Won });

export const OrderAnswer = Type.Object({ orderId: Type.String(), amountWon: Won, refundedWon: Won });

const Entry = Type.Object({
  kind: Type.Union([Type.Literal('spend'), Type.Literal('refund')]),
  orderId: Type.String(),
  refundId: Type.Union([Type.String(), Type.Null()]),
  amountWon: Won,
  at: Type.String({ format: 'date-time' }),
});

export const BookAnswer = Type.Object({ date: Type.String(), entries: Type.Array(Entry), hasMore: Type.Boolean() });
