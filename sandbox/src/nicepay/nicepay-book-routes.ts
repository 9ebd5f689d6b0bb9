import { Type } from 'typebox';
import { type App, type Needs, oneOf } from '@dongne/api/base';
import { dayPage } from '../day-page';
import { bookPage } from '../payments/payment-repository';
import { problem } from './nicepay-codes';

const BookQuery = Type.Object({ date: Type.String(), page: Type.Integer({ minimum: 1, maximum: 100_000 }) });

const BookAnswer = Type.Object({
  resultCode: Type.String(),
  resultMsg: Type.String(),
  hasMore: Type.Optional(Type.Boolean()),
  payments: Type.Optional(
    Type.Array(
      Type.Object({
        status: oneOf(['paid', 'cancelled']),
        tid: Type.String(),
        orderId: Type.String(),
        cancelOrderId: Type.Optional(Type.String()),
        amount: Type.Integer(),
        at: Type.String(),
      }),
    ),
  ),
});

const STATUS = { charge: 'paid', cancel: 'cancelled' } as const;

/** Lists charges and cancels of a day; a cancel has the order ids of its payment and of its own. */
export const serveBooks = (app: App & Needs<'database'>): void => {
  app.get(
    '/v1/payments',
    { schema: { hide: true, querystring: BookQuery, response: { 200: BookAnswer, 401: BookAnswer } } },
    async ({ query: { date, page } }) => {
      const day = date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
      const listed = await dayPage(day, page, (span) => bookPage(app.database, 'nicepay', span));
      if (listed === undefined) return problem('noEntries');
      return {
        resultCode: '0000',
        resultMsg: '정상 처리되었습니다.',
        hasMore: listed.hasMore,
        payments: listed.rows.map(({ kind, tid, orderId, cancelOrderId, amountWon, at }) => ({
          status: STATUS[kind],
          tid,
          orderId,
          ...(cancelOrderId === null ? {} : { cancelOrderId }),
          amount: amountWon,
          at: at.toISOString(),
        })),
      };
    },
  );
};
