import { Type, type Static } from 'typebox';
import { nullable } from '../common';

export const Withdrawal = Type.Object(
  {
    reasons: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 10 }),
    detail: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  },
  { $id: 'Withdrawal' },
);

export type WithdrawalInput = Static<typeof Withdrawal>;
