import type { ReviewKeyword } from '@dongne/contract';
import { type Random, seededRandom } from '#base';
import { drawKeywords, fittingKeywords } from './review-keywords';
import { createReplier, type SeedReply } from './review-replies';
import { createReviewWriter, type ReviewedShop } from './review-texts';
import { WRITERS } from './shop-words';

/** A fake review without a shop. */
export interface SeedReview extends SeedReply {
  readonly writer: string;
  readonly rating: number;
  readonly keywords: ReviewKeyword[];
  readonly text: string;
  readonly createdAt: Date;
}

const DAY_MS = 24 * 3600_000;

const ratingBy = (random: Random, standing: number): number => {
  const wobble = random.next() + random.next() - 1;
  return Math.min(5, Math.max(1, Math.round(standing + wobble * 1.6)));
};

/**
 * 3 to 40 reviews around a shop's rating of its services, newest last, all before `now`, some with a reply.
 *
 * @param number seeds the shop's replies.
 */
export const seedReviews = (random: Random, shop: ReviewedShop, number: number, now: Date): SeedReview[] => {
  const write = createReviewWriter(shop);
  // Separate random generator: replies must not change the shops after this one.
  const replyTo = createReplier(seededRandom(number), now);
  const count = random.between(3, 40);
  const ages = Array.from({ length: count }, () => random.between(1, 400)).sort((a, b) => b - a);
  return ages.map((days) => {
    const rating = ratingBy(random, shop.standing);
    const createdAt = new Date(now.getTime() - days * DAY_MS);
    const writer = `${random.pick(WRITERS)}**`;
    const drawn = drawKeywords(random, rating);
    const { text, topic } = write(random, rating, createdAt);
    const keywords = fittingKeywords(drawn, { text, rating, isComing: shop.isComing });
    return { writer, rating, keywords, text, createdAt, ...replyTo({ text, topic, rating, createdAt }) };
  });
};
