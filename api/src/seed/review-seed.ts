import type { ReviewKeyword } from '@dongne/contract';
import type { Random } from '../common';
import { createReviewWriter } from './review-texts';
import { GOOD_KEYWORDS, REPLIES, WRITERS } from './shop-words';

/** A fake review before it has a shop. */
export interface SeedReview {
  readonly writer: string;
  readonly rating: number;
  readonly keywords: ReviewKeyword[];
  readonly text: string;
  readonly createdAt: Date;
  /** What the shop says to it. */
  readonly reply: string | null;
  readonly repliedAt: Date | null;
}

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

const ratingBy = (random: Random, standing: number): number => {
  const wobble = random.next() + random.next() - 1;
  return Math.min(5, Math.max(1, Math.round(standing + wobble * 1.6)));
};

const keywordsFor = (random: Random, rating: number): ReviewKeyword[] => {
  if (rating <= 2) return ['keyWordNo'];
  const count = random.between(1, 3);
  return [...new Set(Array.from({ length: count }, () => random.pick(GOOD_KEYWORDS)))];
};

/** Shops answer most who are not content, and a few who are. The answer follows within two days, and never after `now`. */
const replyTo = (rating: number, text: string, createdAt: Date, now: Date): Pick<SeedReview, 'reply' | 'repliedAt'> => {
  const isAnswered = rating <= 3 ? text.length % 4 !== 0 : text.length % 5 === 0;
  if (!isAnswered || text === '') return { reply: null, repliedAt: null };
  const replies = rating <= 3 ? REPLIES.sorry : REPLIES.thanks;
  const repliedAt = new Date(Math.min(createdAt.getTime() + (text.length % 3) * 8 * HOUR_MS + HOUR_MS, now.getTime()));
  return { reply: replies[text.length % replies.length] ?? null, repliedAt };
};

/** 3 to 40 reviews around a shop's standing of what it does, newest last, all written before `now`. */
export const seedReviews = (
  random: Random,
  { standing, handleItems }: { readonly standing: number; readonly handleItems: readonly string[] },
  now: Date,
): SeedReview[] => {
  const write = createReviewWriter(handleItems);
  const count = random.between(3, 40);
  const ages = Array.from({ length: count }, () => random.between(1, 400)).sort((a, b) => b - a);
  return ages.map((days) => {
    const rating = ratingBy(random, standing);
    const createdAt = new Date(now.getTime() - days * DAY_MS);
    const writer = `${random.pick(WRITERS)}**`;
    const keywords = keywordsFor(random, rating);
    const text = write(random, rating, createdAt);
    return { writer, rating, keywords, text, createdAt, ...replyTo(rating, text, createdAt, now) };
  });
};
