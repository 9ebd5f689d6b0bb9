import { forMembers, memberOf, feature, allowEmptyBody, IdParams } from '#base';
import { ObjectionBody } from '../no-show';
import { ApprovalRefused, ApproveBody } from '../offer';
import { QuestionBody, QuestionParams } from '../question';
import {
  approveRequest,
  askShop,
  cancelRequest,
  confirmRequest,
  objectAsCustomer,
  type OwnRequest,
  rebookRequest,
  withdrawAdvance,
} from './customer-commands';
import { CancelBody, RebookBody } from './request-bodies';
import { viewRequest } from './request-queries';
import { RequestDetail } from './request-schemas';

/** Commands of a customer on an existing request; each answers the request as it now is. */
export const customerCommandRoutes = feature(
  { name: 'customer-command', needs: ['auth', 'clock', 'config', 'database', 'messages', 'vouchers'] },
  (app) => {
    const command = { tags: ['request'], params: IdParams, response: { 200: RequestDetail } };
    const done = async (own: OwnRequest, work: Promise<void>) => {
      await work;
      return viewRequest(app, own.memberId, own.id);
    };

    forMembers(app, (scope) => {
      allowEmptyBody(scope);
      scope.post('/request/delivery/:id/cancel', { schema: { ...command, body: CancelBody } }, async (request) => {
        const own = { memberId: memberOf(request).memberId, id: request.params.id };
        return done(own, cancelRequest(app, own, request.body.reason));
      });
      const approval = { ...command, body: ApproveBody, response: { ...command.response, 409: ApprovalRefused } };
      scope.post('/request/delivery/:id/approve', { schema: approval }, async (request) => {
        const own = { memberId: memberOf(request).memberId, id: request.params.id };
        return done(own, approveRequest(app, own, request.body));
      });
      const question = { ...command, params: QuestionParams, body: QuestionBody };
      scope.post('/request/delivery/:id/items/:itemId/question', { schema: question }, async (request) => {
        const { id, itemId } = request.params;
        const own = { memberId: memberOf(request).memberId, id };
        return done(own, askShop(app, own, { itemId, text: request.body.text }));
      });
      scope.post('/request/delivery/:id/advance/withdraw', { schema: command }, async (request) => {
        const own = { memberId: memberOf(request).memberId, id: request.params.id };
        return done(own, withdrawAdvance(app, own));
      });
      scope.post('/request/delivery/:id/confirm', { schema: command }, async (request) => {
        const own = { memberId: memberOf(request).memberId, id: request.params.id };
        return done(own, confirmRequest(app, own));
      });
      scope.post(
        '/request/delivery/:id/noshow/objection',
        { schema: { ...command, body: ObjectionBody } },
        async (request) => {
          const own = { memberId: memberOf(request).memberId, id: request.params.id };
          return done(own, objectAsCustomer(app, own, request.body));
        },
      );
      scope.post('/request/delivery/:id/rebook', { schema: { ...command, body: RebookBody } }, async (request) => {
        const own = { memberId: memberOf(request).memberId, id: request.params.id };
        return done(own, rebookRequest(app, own, request.body));
      });
    });
  },
);
