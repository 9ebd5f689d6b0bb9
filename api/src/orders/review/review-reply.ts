import { beforeOf, invalidField, isBlank, PAGE_SIZE, pageBy, Refusal, type Needs } from '#base';
import { REVIEW_TEXTS, notifyMember } from '#customers';
import { lockReview, reviewsOf, updateReview } from './review-repository';
import type { ReviewView } from './review-schemas';
import { reviewViews } from './review-view';

/** A shop and one of its reviews. */
interface ShopReview {
  readonly laundryId: number;
  readonly id: number;
}

/** A page of a shop's own reviews, newest first, with its replies. */
export const listShopReviews = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  laundryId: number,
  cursor: string | undefined,
): Promise<{ items: ReviewView[]; nextCursor: string | null }> => {
  const after = { id: beforeOf(cursor), rating: 0 };
  const which = { laundryId, sort: 'newest', keyword: undefined, withPhoto: false, after } as const;
  const rows = await reviewsOf(parts.database, which, PAGE_SIZE + 1);
  const { items, nextCursor } = pageBy(rows, ({ review }) => String(review.id));
  return { items: await reviewViews(parts, items, null), nextCursor };
};

/**
 * Writes or replaces a shop's reply to a review. Notifies the writer of the first reply only.
 *
 * @throws {Refusal} `NOT_FOUND` for the review of another shop or a hidden one, `VALIDATION` for blanks alone.
 */
export const replyToReview = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  { laundryId, id }: ShopReview,
  text: string,
): Promise<void> =>
  parts.database.transaction(async (tx) => {
    if (isBlank(text)) throw invalidField('text', '답글을 적어 주세요.');
    const row = await lockReview(tx, id);
    if (row === undefined || row.review.laundryId !== laundryId || row.review.hiddenAt !== null)
      throw new Refusal('NOT_FOUND', { svMessage: '찾는 리뷰가 없어요.' });
    const { memberId, reply } = row.review;
    const said = text.trim();
    if (reply === said) return;
    const at = parts.clock.now();
    await updateReview(tx, id, { reply: said, repliedAt: at });
    if (reply !== null || memberId === null) return;
    await notifyMember(tx, parts, memberId, REVIEW_TEXTS.replied({ laundryName: row.laundryName }));
  });
