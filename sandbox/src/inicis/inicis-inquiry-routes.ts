import { Type } from 'typebox';
import type { App, Needs } from '@dongne/api/base';
import { leftOf } from '../payments/card-cancels';
import { ISSUERS } from '../payments/card-issuers';
import { chargeOfOrder, entriesOf } from '../payments/payment-repository';
import { answerOf, CallForm } from './inicis-call-form';
import { problem } from './inicis-codes';
import { callerChecks, firstProblem } from './inicis-checks';
import { apiHash } from './inicis-hashes';

const InquiryForm = Type.Object({
  ...CallForm.properties,
  originalTid: Type.String(),
  oid: Type.String({ minLength: 1, maxLength: 64 }),
});

const InquiryAnswer = Type.Object({
  resultCode: Type.String(),
  resultMsg: Type.String(),
  status: Type.Optional(Type.String()),
  tid: Type.Optional(Type.String()),
  oid: Type.Optional(Type.String()),
  price: Type.Optional(Type.String()),
  cardCode: Type.Optional(Type.String()),
});

const STATUS = { paid: '0', cancelled: '1', notFound: '9' } as const;

/** Looks up a payment: by its order, and by its transaction where the shop knows it. */
export const serveInquiries = (app: App & Needs<'clock' | 'database'>): void => {
  const { clock, database } = app;

  app.post(
    '/api/v1/extra',
    { schema: { hide: true, body: InquiryForm, response: { 200: InquiryAnswer } } },
    async ({ body }) => {
      const { type, paymethod, timestamp, clientIp, mid, originalTid, oid } = body;
      const found = firstProblem([
        ...callerChecks(mid, timestamp, clock.now()),
        ['hash', body.hashData !== apiHash(type, paymethod, timestamp, clientIp, mid)],
        ['type', type !== 'Extra' || paymethod !== 'Inquiry'],
      ]);
      if (found !== undefined) return answerOf(problem(found));
      const charge = await chargeOfOrder(database, 'inicis', oid);
      if (charge === undefined || !['', charge.tid].includes(originalTid))
        return { ...answerOf(problem('notFound')), status: STATUS.notFound };
      const { tid, amountWon, issuer } = charge;
      const leftWon = leftOf(await entriesOf(database, 'inicis', { tid }));
      return {
        resultCode: '00',
        resultMsg: '성공',
        status: leftWon === 0 ? STATUS.cancelled : STATUS.paid,
        tid,
        oid,
        price: String(amountWon),
        cardCode: ISSUERS[issuer].inicis,
      };
    },
  );
};
