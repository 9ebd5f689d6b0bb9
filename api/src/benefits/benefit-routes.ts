import { forMembers, memberOf } from '../auth';
import { feature, CursorQuery } from '../common';
import { CouponList, PointLedger } from './benefit-schemas';
import { listCoupons, viewPoints } from './benefit-service';

/** Coupons and points of the member. */
export const benefitRoutes = feature({ name: 'benefit', needs: ['auth', 'clock', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get('/myPage/coupon', { schema: { response: { 200: CouponList } } }, async (request) => ({
      items: await listCoupons(app, memberOf(request).memberId),
    }));

    scope.get('/myPage/point', { schema: { querystring: CursorQuery, response: { 200: PointLedger } } }, (request) =>
      viewPoints(app, memberOf(request).memberId, request.query.cursor),
    );
  }),
);
