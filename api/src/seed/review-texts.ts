import type { Random } from '../common';
import { CLOTHES_REVIEWS } from './clothes-reviews';
import type { ReviewTopic } from './review-topic';
import { monthOf } from './shop-notices';
import { SPECIAL_REVIEWS } from './special-reviews';

export const REVIEW_TOPICS: readonly ReviewTopic[] = [
  ...Object.values(CLOTHES_REVIEWS),
  ...Object.values(SPECIAL_REVIEWS),
];

const moodOf = (rating: number): 'happy' | 'fair' | 'poor' => {
  if (rating >= 4) return 'happy';
  return rating === 3 ? 'fair' : 'poor';
};

/**
 * Writes the reviews of one shop: of what it does, in the season in which people bring it, and nothing twice. Whoever finds
 * nothing left to say gives stars only.
 */
export const createReviewWriter = (handleItems: readonly string[]) => {
  const said = new Set<string>();
  const topics = REVIEW_TOPICS.filter(({ needs }) => needs === undefined || handleItems.includes(needs));
  return (random: Random, rating: number, at: Date): string => {
    const month = monthOf(at);
    const left = topics
      .filter(({ months }) => months?.includes(month) ?? true)
      .flatMap((topic) => topic[moodOf(rating)])
      .filter((text) => !said.has(text));
    const text = left[Math.floor(random.next() * left.length)] ?? '';
    said.add(text);
    return text;
  };
};
