import { Type } from 'typebox';
import { forMembers, memberOf } from '../auth';
import type { FeatureRoutes } from '../common';
import { DeliveryBag, DeliveryBagBody, DeliveryBagOrder } from './delivery-bag-schemas';
import { orderDeliveryBag, viewDeliveryBag } from './delivery-bag-service';

const IdempotencyHeader = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })) });

/** Collection bags of members. */
export const deliveryBagRoutes: FeatureRoutes = (app, parts) => {
  const tags = ['deliveryBag'];
  forMembers(app, parts, (scope) => {
    scope.get('/deliveryBag', { schema: { tags, response: { 200: DeliveryBag } } }, (request) =>
      viewDeliveryBag(parts, memberOf(request).memberId),
    );
    scope.post(
      '/deliveryBag',
      { schema: { tags, headers: IdempotencyHeader, body: DeliveryBagBody, response: { 200: DeliveryBagOrder } } },
      (request) =>
        orderDeliveryBag(parts, {
          memberId: memberOf(request).memberId,
          key: request.headers['idempotency-key'],
          input: request.body,
        }),
    );
  });
};
