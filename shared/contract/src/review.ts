import { json } from './request-form';
import type { ReviewKeyword } from './shop';

/** Fields of both forms of a review. */
const WORDS = {
  rating: { as: 'number', description: 'stars, 1–5', isRequired: true },
  keywords: json<readonly ReviewKeyword[]>('["keyWordQuality"], at least one; `keyWordNo` only by itself'),
  text: { as: 'text' },
  photo: { as: 'photos', description: 'new photos' },
} as const;

/** Form of a new review. */
export const REVIEW_FORM = {
  applicationId: { as: 'number', description: 'the request it is about', isRequired: true },
  ...WORDS,
} as const;

/** Form of an edit: `beforePhotos` lists the earlier photos to keep. */
export const REVIEW_EDIT_FORM = {
  ...WORDS,
  beforePhotos: json<readonly number[]>('ids of the photos to keep; left out, all stay'),
} as const;

/** Sort orders of a shop's reviews; the first is the default. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const REVIEW_SORT_LABEL: Record<ReviewSort, string> = {
  newest: '최신순',
  highest: '별점 높은 순',
  lowest: '별점 낮은 순',
};

/** Reasons for reporting a review. */
export const REPORT_REASONS = ['abuse', 'privacy', 'advertising', 'unrelated', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_REASON_LABEL: Record<ReportReason, string> = {
  abuse: '욕설이나 비방이 있어요',
  privacy: '개인 정보가 드러나 있어요',
  advertising: '광고나 홍보예요',
  unrelated: '이 세탁소와 관계없는 내용이에요',
  other: '다른 이유가 있어요',
};
