import { Type } from 'typebox';
import { forEverybody, forMembers, memberOf, feature, IdParams } from '#base';
import { Coupon } from '#money';
import { EventDetail, EventList, SceneParams } from './event-schemas';
import { readScene } from './event-scenes';
import { listEvents, takeEventCoupon, viewEvent } from './event-service';

const PICTURE = {
  200: {
    description: 'the picture',
    content: { 'image/svg+xml': { schema: Type.Unsafe<string>({ type: 'string' }) } },
  },
};

const config = { publicResponse: 'tagged' } as const;

/** Public events, and their coupons for members. */
export const eventRoutes = feature({ name: 'event', needs: ['auth', 'clock', 'database'] }, (app) => {
  forEverybody(app, (scope) => {
    scope.get('/event', { config, schema: { response: { 200: EventList } } }, () => listEvents(app));
    scope.get('/event/:id', { config, schema: { params: IdParams, response: { 200: EventDetail } } }, (request) =>
      viewEvent(app, request.params.id),
    );
    scope.get(
      '/event/picture/:scene',
      { schema: { params: SceneParams, response: PICTURE } },
      async ({ params: { scene } }, reply) =>
        reply
          .type('image/svg+xml')
          // Cached for a day: a changed picture may appear later.
          .header('cache-control', 'public, max-age=86400')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(await readScene(scene)),
    );
  });
  forMembers(app, (scope) => {
    scope.post('/event/:id/coupon', { schema: { params: IdParams, response: { 200: Coupon } } }, (request) =>
      takeEventCoupon(app, memberOf(request).memberId, request.params.id),
    );
  });
});
