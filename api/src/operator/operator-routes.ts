import { forOperators } from '../auth';
import { type FeatureRoutes, IdParams } from '../common';
import { AnswerBody, answerObjection, Objection, ObjectionPage, ObjectionQuery } from '../orders';
import { listObjections, viewObjection } from './objections';

/** What our own support people call. */
export const operatorRoutes: FeatureRoutes = (app, parts) => {
  const tags = ['operator'];

  forOperators(app, parts, (scope) => {
    scope.get(
      '/objections',
      { schema: { tags, querystring: ObjectionQuery, response: { 200: ObjectionPage } } },
      async (request) => listObjections(parts, request.query.cursor),
    );
    scope.post(
      '/objections/:id/answer',
      { schema: { tags, params: IdParams, body: AnswerBody, response: { 200: Objection } } },
      async (request) => {
        await answerObjection(parts, request.params.id, request.body);
        return viewObjection(parts, request.params.id);
      },
    );
  });
};
