import { Type } from 'typebox';
import { forMembersAndVisitors } from '../auth';
import { feature, IdParams, Refusal } from '../common';
import { existingLaundry } from '../laundries';
import { findReview, reviewsOf, type ReviewRow } from './review-repository';
import { Review, ReviewPage, type ReviewView } from './review-schemas';

const PAGE_SIZE = 20;
const PageQuery = Type.Object({ cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })) });

const viewOf = (row: ReviewRow): ReviewView => ({ ...row, createdAt: row.createdAt.toISOString() });

/** Reading reviews. */
export const reviewRoutes = feature({ name: 'review', needs: ['auth', 'database'] }, (app) => {
  forMembersAndVisitors(app, (scope) => {
    scope.get(
      '/laundry/:id/review',
      { schema: { tags: ['review'], params: IdParams, querystring: PageQuery, response: { 200: ReviewPage } } },
      async (request) => {
        await existingLaundry(app.database, request.params.id);
        const before = request.query.cursor === undefined ? null : Number(request.query.cursor);
        const rows = await reviewsOf(app.database, request.params.id, before, PAGE_SIZE + 1);
        const items = rows.slice(0, PAGE_SIZE).map(viewOf);
        return { items, nextCursor: rows.length > PAGE_SIZE ? String(items.at(-1)?.id) : null };
      },
    );
    scope.get(
      '/laundry/review/:id',
      { schema: { tags: ['review'], params: IdParams, response: { 200: Review } } },
      async (request) => {
        const review = await findReview(app.database, request.params.id);
        if (review === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 리뷰가 없어요.' });
        return viewOf(review);
      },
    );
  });
});
