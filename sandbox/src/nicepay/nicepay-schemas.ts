import { Type } from 'typebox';
import { MAX_INTEGER } from '@dongne/api/base';

const Amount = Type.Integer({ minimum: -MAX_INTEGER, maximum: MAX_INTEGER });
const OrderId = Type.String({ minLength: 1, maxLength: 64 });
const SIGNED = { ediDate: Type.Optional(Type.String()), signData: Type.Optional(Type.String()) };

/** `{tid}` of a path. */
export const TidParams = Type.Object({ tid: Type.String({ maxLength: 64 }) });
/** `{orderId}` of a path. */
export const OrderParams = Type.Object({ orderId: OrderId });
/** `{bid}` of a path. */
export const BidParams = Type.Object({ bid: Type.String({ maxLength: 64 }) });

/** Approval of a payment after its window. */
export const ApprovalBody = Type.Object({ amount: Amount, ...SIGNED });
/** Cancel, of the whole remainder without `cancelAmt`. */
export const CancelBody = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 100 }),
  orderId: OrderId,
  cancelAmt: Type.Optional(Amount),
  ...SIGNED,
});
/** Net cancel of an order with a lost answer. */
export const NetCancelBody = Type.Object({ orderId: OrderId, ...SIGNED });
/** Registration of a card after the card form. */
export const RegistBody = Type.Object({ encData: Type.String({ minLength: 1 }), orderId: OrderId, ...SIGNED });
/** Charge of a registered card. */
export const ChargeBody = Type.Object({
  orderId: OrderId,
  amount: Amount,
  goodsName: Type.String({ minLength: 1, maxLength: 40 }),
  cardQuota: Type.Integer({ minimum: 0, maximum: 36 }),
  useShopInterest: Type.Literal(false),
  ...SIGNED,
});
/** Removal of a registered card. */
export const ExpireBody = Type.Object({ orderId: OrderId, ...SIGNED });

const RESULT = { resultCode: Type.String(), resultMsg: Type.String() };

const Card = Type.Object({
  cardCode: Type.String(),
  cardName: Type.String(),
  cardNum: Type.String(),
  cardQuota: Type.Integer(),
  isInterestFree: Type.Boolean(),
  cardType: Type.String(),
  canPartCancel: Type.String(),
  acquCardCode: Type.String(),
  acquCardName: Type.String(),
});

const Cancel = Type.Object({
  tid: Type.String(),
  amount: Type.Integer(),
  cancelledAt: Type.String(),
  reason: Type.String(),
  receiptUrl: Type.String(),
});

/** A payment in approvals, charges, cancels, look-ups and webhooks; a failure has code and sentence only. */
export const PaymentAnswer = Type.Object({
  ...RESULT,
  tid: Type.Optional(Type.String()),
  cancelledTid: Type.Optional(Type.String()),
  orderId: Type.Optional(Type.String()),
  ediDate: Type.Optional(Type.String()),
  signature: Type.Optional(Type.String()),
  status: Type.Optional(Type.String()),
  paidAt: Type.Optional(Type.String()),
  failedAt: Type.Optional(Type.String()),
  cancelledAt: Type.Optional(Type.String()),
  payMethod: Type.Optional(Type.String()),
  amount: Type.Optional(Type.Integer()),
  balanceAmt: Type.Optional(Type.Integer()),
  goodsName: Type.Optional(Type.String()),
  useEscrow: Type.Optional(Type.Boolean()),
  currency: Type.Optional(Type.String()),
  card: Type.Optional(Card),
  cancels: Type.Optional(Type.Array(Cancel)),
});

/** A registered card, or its removal. */
const SubscribeAnswer = Type.Object({
  ...RESULT,
  tid: Type.Optional(Type.String()),
  orderId: Type.Optional(Type.String()),
  bid: Type.Optional(Type.String()),
  authDate: Type.Optional(Type.String()),
  cardCode: Type.Optional(Type.String()),
  cardName: Type.Optional(Type.String()),
});

/** By status: business errors come with 200. */
export const PAYMENT_ANSWERS = { 200: PaymentAnswer, 401: PaymentAnswer, 504: PaymentAnswer };
/** The same of registered cards. */
export const SUBSCRIBE_ANSWERS = { 200: SubscribeAnswer, 401: SubscribeAnswer, 504: SubscribeAnswer };
