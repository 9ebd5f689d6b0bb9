import { forOperators, feature, IdParams } from '#base';
import { refundRequest, viewRefunds } from './refund-request';
import { RefundAnswer, RefundBody } from './refund-schemas';

const answerOf = ({ items, ...picture }: Awaited<ReturnType<typeof viewRefunds>>) => ({
  ...picture,
  items: items.map((item) => ({ ...item })),
});

/** Refunds of operators. */
export const operatorRefundRoutes = feature(
  { name: 'operator-refund', needs: ['auth', 'clock', 'config', 'database', 'messages', 'vouchers'] },
  (app) => {
    const tags = ['operator'];
    forOperators(app, (scope) => {
      scope.post(
        '/refunds',
        { schema: { tags, body: RefundBody, response: { 200: RefundAnswer } } },
        async ({ body: { applicationId: requestId, ...refund } }) =>
          answerOf(await refundRequest(app, { ...refund, requestId })),
      );
      scope.get(
        '/refunds/:id',
        { schema: { tags, params: IdParams, response: { 200: RefundAnswer } } },
        async (request) => answerOf(await viewRefunds(app, request.params.id)),
      );
    });
  },
);
