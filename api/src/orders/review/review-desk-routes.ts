import { forOperators, forShops, shopOf, CursorQuery, feature, IdParams } from '#base';
import { viewReview } from './review-queries';
import { listShopReviews, replyToReview } from './review-reply';
import { answerReport, listReports, viewReport } from './review-reports';
import {
  ReplyBody,
  ReportAnswerBody,
  ReportQuery,
  Review,
  ReviewPage,
  ReviewReport,
  ReviewReportPage,
} from './review-schemas';

/** Replies of a shop to its reviews. */
export const partnerReviewRoutes = feature(
  { name: 'partner-review', needs: ['auth', 'clock', 'config', 'database', 'messages'] },
  (app) => {
    const tags = ['partner'];
    forShops(app, (scope) => {
      scope.get(
        '/reviews',
        { schema: { tags, querystring: CursorQuery, response: { 200: ReviewPage } } },
        async (request) => listShopReviews(app, shopOf(request).laundryId, request.query.cursor),
      );
      scope.post(
        '/reviews/:id/reply',
        { schema: { tags, params: IdParams, body: ReplyBody, response: { 200: Review } } },
        async (request) => {
          const { id } = request.params;
          await replyToReview(app, { laundryId: shopOf(request).laundryId, id }, request.body.text);
          return viewReview(app, id, null);
        },
      );
    });
  },
);

/** Decisions of operators on reported reviews. */
export const operatorReviewRoutes = feature(
  { name: 'operator-review', needs: ['auth', 'clock', 'config', 'database', 'messages'] },
  (app) => {
    const tags = ['operator'];
    forOperators(app, (scope) => {
      scope.get(
        '/reviewReports',
        { schema: { tags, querystring: ReportQuery, response: { 200: ReviewReportPage } } },
        async (request) => listReports(app, request.query.cursor),
      );
      scope.post(
        '/reviewReports/:id/answer',
        { schema: { tags, params: IdParams, body: ReportAnswerBody, response: { 200: ReviewReport } } },
        async (request) => {
          await answerReport(app, request.params.id, request.body);
          return viewReport(app, request.params.id);
        },
      );
    });
  },
);
