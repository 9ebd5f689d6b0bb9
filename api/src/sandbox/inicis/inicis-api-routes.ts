import { Type } from 'typebox';
import { type App, MAX_INTEGER, type Needs } from '../../common';
import { cancelCharge } from '../payments/card-cancels';
import { chargeRegistered } from '../payments/card-settlement';
import { newApprovalNumber } from '../payments/payment-ids';
import { seoulDigits } from '../payments/payment-time';
import { type InicisResult, problem, refusal } from './inicis-codes';
import { callerChecks, firstProblem } from './inicis-checks';
import { apiHash } from './inicis-hashes';

const Won = Type.String({ pattern: '^\\d{1,9}$' });

const CallForm = Type.Object({
  type: Type.String(),
  paymethod: Type.String(),
  timestamp: Type.String(),
  clientIp: Type.String(),
  mid: Type.String(),
  hashData: Type.String(),
});

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

const RefundForm = Type.Object({ ...CallForm.properties, tid: Type.String(), msg: Type.Optional(Type.String()) });

const RefundAnswer = Type.Object({
  resultCode: Type.String(),
  resultMsg: Type.String(),
  cancelDate: Type.Optional(Type.String()),
  cancelTime: Type.Optional(Type.String()),
});

const answerOf = ({ code, message }: InicisResult) => ({ resultCode: code, resultMsg: message });

/** What the shop's server does without a window: charges a registered card, and takes a charge back. */
export const serveApi = (app: App & Needs<'clock' | 'database'>): void => {
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
      const charge = await chargeRegistered(app, {
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

  app.post(
    '/api/v1/refund',
    { schema: { hide: true, body: RefundForm, response: { 200: RefundAnswer } } },
    async ({ body }) => {
      const { type, paymethod, timestamp, clientIp, mid, tid } = body;
      const found = firstProblem([
        ...callerChecks(mid, timestamp, clock.now()),
        ['hash', body.hashData !== apiHash(type, paymethod, timestamp, clientIp, mid, tid)],
        ['type', type !== 'Refund' || paymethod !== 'Card'],
      ]);
      if (found !== undefined) return answerOf(problem(found));
      const cancellation = await cancelCharge(app, { provider: 'inicis', tid, reason: body.msg ?? '' });
      if (cancellation.kind !== 'cancelled') return answerOf(problem(cancellation.kind));
      const at = seoulDigits(cancellation.cancel.at);
      return { resultCode: '00', resultMsg: '성공', cancelDate: at.slice(0, 8), cancelTime: at.slice(8) };
    },
  );
};
