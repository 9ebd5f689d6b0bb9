import { Type } from 'typebox';
import type { App, Needs } from '@dongne/api/base';
import { cancelCharge } from '../payments/card-cancels';
import { seoulDigits } from '../payments/payment-time';
import { answerOf, CallForm, Won } from './inicis-call-form';
import { problem } from './inicis-codes';
import { callerChecks, firstProblem } from './inicis-checks';
import { apiHash } from './inicis-hashes';

const RefundForm = Type.Object({
  ...CallForm.properties,
  tid: Type.String(),
  msg: Type.Optional(Type.String()),
  price: Type.Optional(Won),
  confirmPrice: Type.Optional(Won),
});

const RefundAnswer = Type.Object({
  resultCode: Type.String(),
  resultMsg: Type.String(),
  cancelDate: Type.Optional(Type.String()),
  cancelTime: Type.Optional(Type.String()),
  tid: Type.Optional(Type.String()),
  prtcTid: Type.Optional(Type.String()),
  prtcPrice: Type.Optional(Type.String()),
  prtcRemains: Type.Optional(Type.String()),
});

const TYPES = ['Refund', 'PartialRefund'];

/** A partial refund names its amount and the remainder, which makes a repeated one fail. */
const partOf = ({ type, price = '', confirmPrice = '' }: Type.Static<typeof RefundForm>) =>
  type === 'PartialRefund' ? { price, confirmPrice } : undefined;

/** Refunds of a whole charge, or of a part of it. */
export const serveRefunds = (app: App & Needs<'clock' | 'database'>): void => {
  const { clock } = app;

  app.post(
    '/api/v1/refund',
    { schema: { hide: true, body: RefundForm, response: { 200: RefundAnswer } } },
    async ({ body }) => {
      const { type, paymethod, timestamp, clientIp, mid, tid } = body;
      const part = partOf(body);
      const amounts = part === undefined ? [] : [part.price, part.confirmPrice];
      const found = firstProblem([
        ...callerChecks(mid, timestamp, clock.now()),
        ['hash', body.hashData !== apiHash(type, paymethod, timestamp, clientIp, mid, tid, ...amounts)],
        ['type', !TYPES.includes(type) || paymethod !== 'Card'],
        ['amount', amounts.includes('') || Number(part?.price ?? 1) === 0],
      ]);
      if (found !== undefined) return answerOf(problem(found));
      const cancellation = await cancelCharge(app, {
        provider: 'inicis',
        tid,
        ...(part === undefined ? {} : { amountWon: Number(part.price), restWon: Number(part.confirmPrice) }),
        reason: body.msg ?? '',
      });
      if (cancellation.kind !== 'cancelled') return answerOf(problem(cancellation.kind));
      const { cancel, leftWon } = cancellation;
      const at = seoulDigits(cancel.at);
      const told = {
        tid: cancel.cancelTid ?? '',
        prtcTid: tid,
        prtcPrice: String(cancel.amountWon),
        prtcRemains: String(leftWon),
      };
      return {
        resultCode: '00',
        resultMsg: '성공',
        cancelDate: at.slice(0, 8),
        cancelTime: at.slice(8),
        ...(part === undefined ? {} : told),
      };
    },
  );
};
