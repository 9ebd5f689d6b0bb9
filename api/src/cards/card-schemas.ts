import { Type } from 'typebox';
import { Instant, nullable, oneOf, ref } from '../common';

/** The card that a member pays with; a member has at most one. */
const PaymentCard = Type.Object(
  {
    id: Type.Integer(),
    provider: oneOf(['INICIS', 'NICEPAY']),
    cardName: Type.String(),
    maskedNumber: Type.String(),
    registeredAt: Instant,
  },
  { $id: 'PaymentCard' },
);

/** `null` when no card is registered, and for every visitor. */
export const CardAnswer = nullable(ref(PaymentCard));
