import { forOperators } from '../auth';
import { feature, IdParams } from '../common';
import { AnswerBody, answerObjection, Objection, ObjectionPage, ObjectionQuery } from '../orders';
import { listObjections, viewObjection } from './objections';
import { RefundAnswer, RefundBody, refundRequest } from './refunds';

/** What our own support people call. */
export const operatorRoutes = feature({ name: 'operator', needs: ['auth', 'clock', 'database', 'messages'] }, (app) => {
  const tags = ['operator'];

  forOperators(app, (scope) => {
    scope.post('/refunds', { schema: { tags, body: RefundBody, response: { 200: RefundAnswer } } }, (request) =>
      refundRequest(app, request.body),
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
