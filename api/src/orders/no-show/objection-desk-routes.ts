import { forOperators, feature, IdParams } from '#base';
import { answerObjection } from './answer-objection';
import { AnswerBody, Objection, ObjectionPage, ObjectionQuery } from './no-show-schemas';
import { listObjections, viewObjection } from './objection-queries';

/** Answers of operators to objections. */
export const operatorObjectionRoutes = feature(
  { name: 'operator-objection', needs: ['auth', 'clock', 'config', 'database', 'messages'] },
  (app) => {
    const tags = ['operator'];
    forOperators(app, (scope) => {
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
  },
);
