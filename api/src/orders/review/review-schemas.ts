import { Type, type Static } from 'typebox';
import { REPORT_REASONS, REVIEW, REVIEW_KEYWORDS, REVIEW_SORTS } from '@dongne/contract';
import { Instant, keysOf, nullable, oneOf, ref } from '#base';

export const ReviewKeywords = Type.Array(oneOf(keysOf(REVIEW_KEYWORDS)));

const ReviewPhoto = Type.Object({ id: Type.Integer(), url: Type.String() }, { $id: 'ReviewPhoto' });

const WORDS = {
  id: Type.Integer(),
  laundryId: Type.Integer(),
  laundryName: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  keywords: ReviewKeywords,
  text: Type.String(),
  photos: Type.Array(ref(ReviewPhoto)),
  createdAt: Instant,
  editedAt: nullable(Instant),
  reply: nullable(Type.String({ description: 'what the shop says to it' })),
  repliedAt: nullable(Instant),
};

/** A customer's review of a shop. */
export const Review = Type.Object(
  {
    ...WORDS,
    writer: Type.String({ description: 'masked nickname' }),
    isMine: Type.Boolean({ description: "the caller's own" }),
  },
  { $id: 'Review' },
);

export const ReviewPage = Type.Object(
  { items: Type.Array(ref(Review)), nextCursor: nullable(Type.String()) },
  { $id: 'ReviewPage' },
);

export const ReviewQuery = Type.Object({
  cursor: Type.Optional(Type.String({ pattern: '^([1-5]_)?[0-9]{1,9}$' })),
  sort: Type.Optional(oneOf(REVIEW_SORTS)),
  keyword: Type.Optional(oneOf(keysOf(REVIEW_KEYWORDS))),
  withPhoto: Type.Optional(oneOf(['true', 'false'])),
});

/** A review as its writer sees it. */
export const MyReview = Type.Object(
  {
    ...WORDS,
    applicationId: Type.Integer(),
    hiddenReason: nullable(Type.String(), { description: 'why nobody else sees it; null where everybody does' }),
  },
  { $id: 'MyReview' },
);

const ReviewableRequest = Type.Object(
  { applicationId: Type.Integer(), laundryName: Type.String(), statusAt: Instant },
  { $id: 'ReviewableRequest' },
);

export const MyReviewPage = Type.Object(
  {
    items: Type.Array(ref(MyReview)),
    nextCursor: nullable(Type.String()),
    waiting: Type.Array(ref(ReviewableRequest), { description: 'newest requests without a review; first page only' }),
  },
  { $id: 'MyReviewPage' },
);

const change = (when: string) => Type.Integer({ description: `points that come, or go (negative), ${when}` });

/** Actions on the review of a request, and their effect on the member's points. */
export const ReviewTerms = Type.Object(
  {
    applicationId: Type.Integer(),
    laundryId: Type.Integer(),
    laundryName: Type.String(),
    canReview: Type.Boolean(),
    review: nullable(ref(MyReview)),
    points: Type.Object(
      {
        isAwaited: Type.Boolean({ description: 'they come when the request completes' }),
        given: Type.Integer(),
        changes: Type.Object({
          none: change('with its end'),
          text: change('with a review without photos'),
          photo: change('with a review with photos'),
        }),
      },
      { $id: 'ReviewPoints' },
    ),
  },
  { $id: 'ReviewTerms' },
);

export const ReviewSaved = Type.Object(
  { review: ref(MyReview), changedPoints: change('with this call') },
  { $id: 'ReviewSaved' },
);

export const ReviewRemoved = Type.Object({ changedPoints: change('with this call') }, { $id: 'ReviewRemoved' });

export const ReplyBody = Type.Object({ text: Type.String({ minLength: 1, maxLength: REVIEW.replyLetters }) });

export const ReportBody = Type.Object({
  reason: oneOf(REPORT_REASONS),
  text: Type.Optional(Type.String({ maxLength: REVIEW.reportLetters })),
});

/** A report as an operator sees it: the review, and of its two members only their words. */
export const ReviewReport = Type.Object(
  {
    id: Type.Integer(),
    reason: oneOf(REPORT_REASONS),
    text: Type.String(),
    at: Instant,
    review: ref(Review),
    isHidden: Type.Boolean(),
    answeredAt: nullable(Instant),
    isUpheld: nullable(Type.Boolean()),
  },
  { $id: 'ReviewReport' },
);

export const ReviewReportPage = Type.Object(
  { items: Type.Array(ref(ReviewReport)), nextCursor: nullable(Type.String()) },
  { $id: 'ReviewReportPage' },
);

export const ReportQuery = Type.Object({
  cursor: Type.Optional(Type.String({ pattern: '^[01]_[0-9]{1,9}$' })),
});

export const ReportAnswerBody = Type.Object({
  hide: Type.Boolean({ description: 'nobody but its writer sees the review any more' }),
  reason: Type.Optional(
    Type.String({ minLength: 1, maxLength: REVIEW.reportLetters, description: 'its writer reads it' }),
  ),
});

export type ReviewView = Static<typeof Review>;
export type MyReviewView = Static<typeof MyReview>;
export type ReviewTermsView = Static<typeof ReviewTerms>;
export type ReviewQueryInput = Static<typeof ReviewQuery>;
export type ReportInput = Static<typeof ReportBody>;
export type ReportAnswer = Static<typeof ReportAnswerBody>;
export type ReviewReportView = Static<typeof ReviewReport>;
