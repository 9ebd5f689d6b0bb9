import { forMembers, memberOf, feature, CursorQuery } from '#base';
import { Coupon, CouponCode, CouponList, PointLedger } from './benefit-schemas';
import { listCoupons, viewCoupon, viewPoints } from './benefit-service';
import { takeCoupon } from './take-coupon';

/** Coupons and points of the member. */
export const benefitRoutes = feature({ name: 'benefit', needs: ['auth', 'clock', 'config', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get('/myPage/coupon', { schema: { response: { 200: CouponList } } }, async (request) => ({
      items: await listCoupons(app, memberOf(request).memberId),
    }));

    scope.post('/myPage/coupon', { schema: { body: CouponCode, response: { 200: Coupon } } }, async (request) =>
      viewCoupon(await takeCoupon(app, memberOf(request).memberId, request.body.code), app.clock.now()),
    );

    scope.get('/myPage/point', { schema: { querystring: CursorQuery, response: { 200: PointLedger } } }, (request) =>
      viewPoints(app, memberOf(request).memberId, request.query.cursor),
    );
  }),
);
