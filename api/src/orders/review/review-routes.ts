import { forMembersAndVisitors, viewerOf, feature, IdParams } from '#base';
import { listReviews, viewReview } from './review-queries';
import { Review, ReviewPage, ReviewQuery } from './review-schemas';

/** Reading reviews. */
export const reviewRoutes = feature({ name: 'review', needs: ['auth', 'clock', 'config', 'database'] }, (app) => {
  const tags = ['review'];
  forMembersAndVisitors(app, (scope) => {
    scope.get(
      '/laundry/:id/review',
      { schema: { tags, params: IdParams, querystring: ReviewQuery, response: { 200: ReviewPage } } },
      async (request) => {
        const viewerId = viewerOf(request)?.memberId ?? null;
        return listReviews(app, { laundryId: request.params.id, viewerId }, request.query);
      },
    );
    scope.get(
      '/laundry/review/:id',
      { schema: { tags, params: IdParams, response: { 200: Review } } },
      async (request) => viewReview(app, request.params.id, viewerOf(request)?.memberId ?? null),
    );
  });
});
