import { Type } from 'typebox';
import type { App, Needs } from '@dongne/api/base';
import { dayPage } from '../day-page';
import { bookPage } from '../payments/payment-repository';
import { seoulDigits } from '../payments/payment-time';
import { answerOf, CallForm } from './inicis-call-form';
import { callerChecks, firstProblem } from './inicis-checks';
import { problem } from './inicis-codes';
import { apiHash } from './inicis-hashes';

const BookForm = Type.Object({ ...CallForm.properties, date: Type.String(), page: Type.String() });

const BookAnswer = Type.Object({
  resultCode: Type.String(),
  resultMsg: Type.String(),
  hasMore: Type.Optional(Type.String()),
  list: Type.Optional(
    Type.Array(
      Type.Object({
        status: Type.String(),
        tid: Type.String(),
        oid: Type.String(),
        price: Type.String(),
        applTime: Type.String(),
      }),
    ),
  ),
});

const STATUS = { charge: '0', cancel: '1' } as const;

/** Lists charges and cancels of a day; a cancel has the order id of its payment, and none of its own. */
export const serveBooks = (app: App & Needs<'clock' | 'database'>): void => {
  const { clock, database } = app;

  app.post(
    '/api/v1/extra/list',
    { schema: { hide: true, body: BookForm, response: { 200: BookAnswer } } },
    async ({ body }) => {
      const { type, paymethod, timestamp, clientIp, mid, date, page } = body;
      const found = firstProblem([
        ...callerChecks(mid, timestamp, clock.now()),
        ['hash', body.hashData !== apiHash(type, paymethod, timestamp, clientIp, mid, date)],
        ['type', type !== 'Extra' || paymethod !== 'DayList'],
      ]);
      if (found !== undefined) return answerOf(problem(found));
      const day = date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
      const listed = await dayPage(day, Number(page), (span) => bookPage(database, 'inicis', span));
      if (listed === undefined) return answerOf(problem('notFound'));
      return {
        resultCode: '00',
        resultMsg: '성공',
        hasMore: listed.hasMore ? 'Y' : 'N',
        list: listed.rows.map(({ kind, tid, orderId, amountWon, at }) => ({
          status: STATUS[kind],
          tid,
          oid: orderId,
          price: String(amountWon),
          applTime: seoulDigits(at),
        })),
      };
    },
  );
};
