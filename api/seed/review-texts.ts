import type { Random } from '#base';
import { CLOTHES_REVIEWS } from './clothes-reviews';
import type { ReviewTopic } from './review-topic';
import { SEASON_REVIEWS } from './season-reviews';
import { monthOf } from './shop-notices';
import { SPECIAL_REVIEWS } from './special-reviews';

export const REVIEW_TOPICS: readonly ReviewTopic[] = [
  ...Object.values(CLOTHES_REVIEWS),
  ...Object.values(SEASON_REVIEWS),
  ...Object.values(SPECIAL_REVIEWS),
];

/** Words about pickup or delivery: unsuitable for walk-in shops. */
const OF_COMING = /문 앞|배송|수거|가져가|가져다|들어다|보내/;

export type ReviewMood = 'happy' | 'fair' | 'poor';

export const moodOf = (rating: number): ReviewMood => {
  if (rating >= 4) return 'happy';
  return rating === 3 ? 'fair' : 'poor';
};

/** Facts of a shop that reviews depend on. */
export interface ReviewedShop {
  /** Average rating in stars. */
  readonly standing: number;
  readonly handleItems: readonly string[];
  /** Whether it picks up and delivers, by its van or an agency. */
  readonly isComing: boolean;
}

/** Text of a review with its topic; empty for a rating only. */
export interface Wording {
  readonly text: string;
  readonly topic: ReviewTopic | undefined;
}

/**
 * Writes the reviews of one shop: about its services, in their season, and never the same twice. Falls back to a rating
 * only when the texts run out.
 */
export const createReviewWriter = ({ handleItems, isComing }: Omit<ReviewedShop, 'standing'>) => {
  const said = new Set<string>();
  const topics = REVIEW_TOPICS.filter(({ needs }) => needs === undefined || handleItems.includes(needs));
  const wordingsIn = (mood: ReviewMood): readonly Wording[] =>
    topics
      .flatMap((topic) => topic[mood].map((text) => ({ text, topic })))
      .filter(({ text }) => isComing || !OF_COMING.test(text));
  const wordings = { happy: wordingsIn('happy'), fair: wordingsIn('fair'), poor: wordingsIn('poor') };
  return (random: Random, rating: number, at: Date): Wording => {
    const month = monthOf(at);
    const left = wordings[moodOf(rating)].filter(
      ({ text, topic }) => (topic?.months?.includes(month) ?? true) && !said.has(text),
    );
    const wording = left[Math.floor(random.next() * left.length)] ?? { text: '', topic: undefined };
    said.add(wording.text);
    return wording;
  };
};
