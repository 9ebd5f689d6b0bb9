import { formatCount, type MyReview, REVIEW, REVIEW_KEYWORDS, type ReviewKeyword, typedText } from '@dongne/contract';
import * as v from 'valibot';
import { FORM_PHOTO } from '../photos/form-photo';

const isKeyword = (name: string): name is ReviewKeyword => Object.hasOwn(REVIEW_KEYWORDS, name);

/** Eight keywords in display order. */
export const KEYWORDS: readonly ReviewKeyword[] = Object.keys(REVIEW_KEYWORDS).filter(isKeyword);

/** Stars as form values: empty until chosen. */
export const STARS = ['1', '2', '3', '4', '5'] as const;

/** Schema of a review without its photos. */
export const REVIEW_TEXTS = {
  rating: v.union([v.literal(''), v.picklist(STARS)]),
  keywords: v.array(v.picklist(KEYWORDS)),
  text: v.string(),
} as const;

const VALUES = v.object({ ...REVIEW_TEXTS, photos: v.array(FORM_PHOTO) });

/** Values of the review form. */
export type ReviewValues = v.InferOutput<typeof VALUES>;

/** Validates a review before it is sent. */
export const REVIEW_SCHEMA = v.object({
  ...VALUES.entries,
  rating: v.pipe(REVIEW_TEXTS.rating, v.minLength(1, '별점을 골라 주세요.')),
  keywords: v.pipe(REVIEW_TEXTS.keywords, v.minLength(1, '어떤 점이 좋았는지 하나 이상 골라 주세요.')),
  text: v.pipe(
    v.string(),
    v.check(
      (text) => [...typedText(text)].length <= REVIEW.maxLetters,
      `리뷰는 ${formatCount(REVIEW.maxLetters)}자까지 쓸 수 있어요.`,
    ),
  ),
});

/** Initial values of a new review. */
export const EMPTY_REVIEW: ReviewValues = { rating: '', keywords: [], text: '', photos: [] };

/** Initial values of an existing review. */
export const valuesOfReview = ({ rating, keywords, text, photos }: MyReview): ReviewValues => ({
  rating: STARS[rating - 1] ?? '',
  keywords: [...keywords],
  text,
  photos: photos.map(({ id, url }) => ({ id: `kept-${id}`, backgroundUrl: url, keptId: id })),
});

/** Toggles a keyword: `none fits` and the others exclude each other. */
export const withKeyword = (
  chosen: readonly ReviewKeyword[],
  keyword: ReviewKeyword,
  isOn: boolean,
): ReviewKeyword[] => {
  if (!isOn) return chosen.filter((other) => other !== keyword);
  if (keyword === 'keyWordNo') return ['keyWordNo'];
  return [...chosen.filter((other) => other !== 'keyWordNo' && other !== keyword), keyword];
};
