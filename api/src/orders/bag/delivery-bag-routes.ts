import { Type } from 'typebox';
import { forMembers, memberOf, feature } from '#base';
import { DeliveryBag, DeliveryBagBody, DeliveryBagOrder } from './delivery-bag-schemas';
import { orderDeliveryBag, viewDeliveryBag } from './delivery-bag-service';

const IdempotencyHeader = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })) });

/** Collection bags of members. */
export const deliveryBagRoutes = feature(
  {
    name: 'delivery-bag',
    needs: ['auth', 'cardProviders', 'clock', 'config', 'database', 'messages', 'payables'],
  },
  (app) => {
    const tags = ['deliveryBag'];
    forMembers(app, (scope) => {
      scope.get('/deliveryBag', { schema: { tags, response: { 200: DeliveryBag } } }, (request) =>
        viewDeliveryBag(app, memberOf(request).memberId),
      );
      scope.post(
        '/deliveryBag',
        { schema: { tags, headers: IdempotencyHeader, body: DeliveryBagBody, response: { 200: DeliveryBagOrder } } },
        (request) =>
          orderDeliveryBag(app, {
            memberId: memberOf(request).memberId,
            key: request.headers['idempotency-key'],
            input: request.body,
          }),
      );
    });
  },
);
