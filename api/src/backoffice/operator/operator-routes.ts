import { forOperators, feature, IdParams } from '#base';
import {
  AnswerBody,
  answerObjection,
  Objection,
  ObjectionPage,
  ObjectionQuery,
  refundRequest,
  viewRefunds,
} from '#orders';
import { reconcile, Reconciliation, ReconciliationQuery } from '#money';
import { listObjections, viewObjection } from './objections';
import { RefundAnswer, RefundBody } from './refunds';

const answerOf = ({ items, ...picture }: Awaited<ReturnType<typeof viewRefunds>>) => ({
  ...picture,
  items: items.map((item) => ({ ...item })),
});

const NEEDS = ['auth', 'cardProviders', 'clock', 'config', 'database', 'messages', 'vouchers'] as const;

/** Routes of our own support. */
export const operatorRoutes = feature({ name: 'operator', needs: NEEDS }, (app) => {
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
    scope.get(
      '/reconciliation',
      { schema: { tags, querystring: ReconciliationQuery, response: { 200: Reconciliation } } },
      (request) => reconcile(app, request.query),
    );
    scope.get(
      '/objections',
      { schema: { tags, querystring: ObjectionQuery, response: { 200: ObjectionPage } } },
      async (request) => listObjections(app, request.query.cursor),
    );
    scope.post(
      '/objections/:id/answer',
      { schema: { tags, params: IdParams, body: AnswerBody, response: { 200: Objection } } },
      async (request) => {
        await answerObjection(app, request.params.id, request.body);
        return viewObjection(app, request.params.id);
      },
    );
  });
});
