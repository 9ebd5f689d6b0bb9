import type { ReviewKeyword } from '@dongne/contract';
import type { Random } from '../common';
import { GOOD_KEYWORDS, REVIEW_TEXTS, WRITERS } from './shop-words';

/** A fake review before it has a shop. */
export interface SeedReview {
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

const keywordsFor = (random: Random, rating: number): ReviewKeyword[] => {
  if (rating <= 2) return ['keyWordNo'];
  const count = random.between(1, 3);
  return [...new Set(Array.from({ length: count }, () => random.pick(GOOD_KEYWORDS)))];
};

const textFor = (random: Random, rating: number): string => {
  if (rating >= 4) return random.pick(REVIEW_TEXTS.happy);
  return rating === 3 ? random.pick(REVIEW_TEXTS.fair) : random.pick(REVIEW_TEXTS.poor);
};

/** 3 to 40 reviews around a shop's standing, newest last, all written before `now`. */
export const seedReviews = (random: Random, standing: number, now: Date): SeedReview[] => {
  const count = random.between(3, 40);
  const ages = Array.from({ length: count }, () => random.between(1, 400)).sort((a, b) => b - a);
  return ages.map((days) => {
    const rating = ratingBy(random, standing);
    return {
      writer: `${random.pick(WRITERS)}**`,
      rating,
      keywords: keywordsFor(random, rating),
      text: textFor(random, rating),
      createdAt: new Date(now.getTime() - days * DAY_MS),
    };
  });
};
