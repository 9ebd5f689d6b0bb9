import { Type } from 'typebox';
import { forMembers, memberOf, allowEmptyBody, feature, IdParams } from '#base';
import { bindWindow, ProviderParams, WindowForm, WindowOrder } from '#money';
import { openPaymentOf, payRequest } from '../pay';
import { viewRequest } from './request-queries';
import { RequestDetail } from './request-schemas';

/** Manual payment of a customer's request. */
export const requestPaymentRoutes = feature(
  {
    name: 'request-payment',
    needs: ['auth', 'cardProviders', 'clock', 'config', 'database', 'messages', 'payables', 'vouchers'],
  },
  (app) => {
    const tags = ['request'];
    forMembers(app, (scope) => {
      allowEmptyBody(scope);
      scope.post(
        '/request/delivery/:id/pay',
        { schema: { tags, params: IdParams, response: { 200: RequestDetail } } },
        async (request) => {
          const own = { memberId: memberOf(request).memberId, id: request.params.id };
          await payRequest(app, own);
          return viewRequest(app, own.memberId, own.id);
        },
      );
      const params = Type.Intersect([IdParams, ProviderParams]);
      scope.post(
        '/request/delivery/:id/pay/:provider/ready',
        { schema: { tags, params, body: WindowOrder, response: { 200: WindowForm } } },
        async (request, reply) => {
          const { id, provider } = request.params;
          const own = { memberId: memberOf(request).memberId, id };
          const form = await openPaymentOf(app, own, { provider, order: request.body });
          await bindWindow(app, request, reply, request.body.sid);
          return { sid: request.body.sid, action: form.action, fields: { ...form.fields } };
        },
      );
    });
  },
);
