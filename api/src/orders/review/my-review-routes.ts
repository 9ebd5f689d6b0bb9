import multipart from '@fastify/multipart';
import { REVIEW_EDIT_FORM, REVIEW_FORM } from '@dongne/contract';
import { Type } from 'typebox';
import {
  forMembers,
  memberOf,
  allowEmptyBody,
  CursorQuery,
  feature,
  IdParams,
  compileFormValidator,
  formSchema,
} from '#base';
import { readNewReview, readReviewEdit } from './review-form';
import { listMyReviews, viewMyReview, viewReviewTerms } from './review-queries';
import { reportReview } from './review-reports';
import { MyReviewPage, ReportBody, ReviewRemoved, ReviewSaved, ReviewTerms } from './review-schemas';
import { createReview, editReview, removeReview } from './review-service';

const IdempotencyHeader = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })) });
const ReviewForm = formSchema(REVIEW_FORM, 'ReviewForm');
const ReviewEditForm = formSchema(REVIEW_EDIT_FORM, 'ReviewEditForm');

/** Writing, changing, removing and reporting reviews, and a member's own ones. */
export const myReviewRoutes = feature(
  { name: 'my-review', needs: ['auth', 'clock', 'config', 'database', 'files'] },
  async (app) => {
    await app.register(multipart);
    const tags = ['review'];
    const form = { tags, consumes: ['multipart/form-data'] };

    forMembers(app, (scope) => {
      allowEmptyBody(scope);
      scope.post(
        '/review',
        {
          validatorCompiler: compileFormValidator,
          schema: { ...form, headers: IdempotencyHeader, body: ReviewForm, response: { 200: ReviewSaved } },
        },
        async (request) => {
          const { memberId } = memberOf(request);
          const key = request.headers['idempotency-key'];
          const saved = await createReview(app, { memberId, key, review: await readNewReview(request) });
          return { review: await viewMyReview(app, memberId, saved.id), changedPoints: saved.changedPoints };
        },
      );
      scope.put(
        '/review/:id',
        {
          validatorCompiler: compileFormValidator,
          schema: { ...form, params: IdParams, body: ReviewEditForm, response: { 200: ReviewSaved } },
        },
        async (request) => {
          const { memberId } = memberOf(request);
          const own = { memberId, id: request.params.id };
          const { changedPoints } = await editReview(app, own, await readReviewEdit(request));
          return { review: await viewMyReview(app, memberId, own.id), changedPoints };
        },
      );
      scope.delete(
        '/review/:id',
        { schema: { tags, params: IdParams, response: { 200: ReviewRemoved } } },
        async (request) => removeReview(app, { memberId: memberOf(request).memberId, id: request.params.id }),
      );
      scope.post(
        '/review/:id/report',
        { schema: { tags, params: IdParams, body: ReportBody, response: { 204: Type.Null() } } },
        async (request, reply) => {
          await reportReview(app, { memberId: memberOf(request).memberId, id: request.params.id }, request.body);
          return reply.code(204).send(null);
        },
      );
      scope.get(
        '/myPage/review',
        { schema: { tags, querystring: CursorQuery, response: { 200: MyReviewPage } } },
        async (request) => listMyReviews(app, memberOf(request).memberId, request.query.cursor),
      );
      scope.get(
        '/request/delivery/:id/review',
        { schema: { tags, params: IdParams, response: { 200: ReviewTerms } } },
        async (request) => viewReviewTerms(app, memberOf(request).memberId, request.params.id),
      );
    });
  },
);
