import { Type } from 'typebox';
import { type App, MAX_INTEGER, type Needs } from '@dongne/api/base';
import { chargeRegistered } from '../payments/card-settlement';
import { newApprovalNumber } from '../payments/payment-ids';
import type { PaymentOutside } from '../payments/payment-outside';
import { seoulDigits } from '../payments/payment-time';
import { answerOf, CallForm, Won } from './inicis-call-form';
import { problem, refusal } from './inicis-codes';
import { callerChecks, firstProblem } from './inicis-checks';
import { apiHash } from './inicis-hashes';

const ChargeForm = Type.Object({
  ...CallForm.properties,
  url: Type.String(),
  moid: Type.String({ minLength: 1, maxLength: 64 }),
  goodName: Type.String(),
  price: Won,
  billKey: Type.String(),
  authentification: Type.Literal('00'),
});

const ChargeAnswer = Type.Object({
  resultCode: Type.String(),
  resultMsg: Type.String(),
  tid: Type.Optional(Type.String()),
  payAuthCode: Type.Optional(Type.String()),
  payDate: Type.Optional(Type.String()),
  payTime: Type.Optional(Type.String()),
  price: Type.Optional(Type.Integer({ maximum: MAX_INTEGER })),
});

/** Charges of registered cards, without a window. */
export const serveCharges = (app: App & Needs<'clock' | 'database'>, outside: PaymentOutside): void => {
  const { clock } = app;

  app.post(
    '/api/v1/billing',
    { schema: { hide: true, body: ChargeForm, response: { 200: ChargeAnswer } } },
    async ({ body }) => {
      const { type, paymethod, timestamp, clientIp, mid, moid, price, billKey } = body;
      const hash = apiHash(type, paymethod, timestamp, clientIp, mid, moid, price, billKey);
      const found = firstProblem([
        ...callerChecks(mid, timestamp, clock.now()),
        ['hash', body.hashData !== hash],
        ['type', type !== 'Billing' || paymethod !== 'Card'],
        ['amount', Number(price) === 0],
      ]);
      if (found !== undefined) return answerOf(problem(found));
      const charge = await chargeRegistered(app, outside, {
        provider: 'inicis',
        billingKey: billKey,
        orderId: moid,
        amountWon: Number(price),
        goodsName: body.goodName,
      });
      switch (charge.kind) {
        case 'unknownKey':
        case 'endedKey':
          return answerOf(problem('billKeyUnknown'));
        case 'orderUsed':
          return answerOf(problem('orderUsed'));
        case 'refused':
          return answerOf(refusal(charge.refusal));
        case 'charged': {
          const at = seoulDigits(charge.entry.at);
          return {
            resultCode: '00',
            resultMsg: '성공',
            tid: charge.entry.tid,
            payAuthCode: newApprovalNumber(),
            payDate: at.slice(0, 8),
            payTime: at.slice(8),
            price: charge.entry.amountWon,
          };
        }
      }
    },
  );
};
