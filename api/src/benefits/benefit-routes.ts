import { forMembers, memberOf } from '../auth';
import { type App, type AppParts, CursorQuery } from '../common';
import { CouponList, PointLedger } from './benefit-schemas';
import { listCoupons, viewPoints } from './benefit-service';

/** Coupons and points of the member. */
export const benefitRoutes = (app: App, parts: AppParts): void =>
  forMembers(app, parts, (scope) => {
    scope.get('/myPage/coupon', { schema: { response: { 200: CouponList } } }, async (request) => ({
      items: await listCoupons(parts, memberOf(request).memberId),
    }));

    scope.get('/myPage/point', { schema: { querystring: CursorQuery, response: { 200: PointLedger } } }, (request) =>
      viewPoints(parts, memberOf(request).memberId, request.query.cursor),
    );
  });
