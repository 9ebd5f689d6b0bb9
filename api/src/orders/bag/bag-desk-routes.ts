import { forOperators, feature, IdParams } from '#base';
import { deliverBag, listBagOrders, shipBag } from './bag-delivery';
import { OperatorBag, OperatorBagPage, OperatorBagQuery, ShippedBody } from './bag-delivery-schemas';

/** Open collection bags. */
export const operatorBagRoutes = feature(
  { name: 'operator-bags', needs: ['auth', 'clock', 'database', 'messages'] },
  (app) => {
    const tags = ['operator'];
    forOperators(app, (scope) => {
      scope.get(
        '/deliveryBags',
        { schema: { tags, querystring: OperatorBagQuery, response: { 200: OperatorBagPage } } },
        (request) => listBagOrders(app, request.query),
      );
      scope.post(
        '/deliveryBags/:id/shipped',
        { schema: { tags, params: IdParams, body: ShippedBody, response: { 200: OperatorBag } } },
        (request) => shipBag(app, request.params.id, request.body),
      );
      scope.post(
        '/deliveryBags/:id/delivered',
        { schema: { tags, params: IdParams, response: { 200: OperatorBag } } },
        (request) => deliverBag(app, request.params.id),
      );
    });
  },
);
