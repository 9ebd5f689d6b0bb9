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

/** Words of somebody to whom the shop came: nobody writes them of a shop that must be visited. */
const OF_COMING = /문 앞|배송|수거|가져가|가져다|들어다|보내/;

export type ReviewMood = 'happy' | 'fair' | 'poor';

export const moodOf = (rating: number): ReviewMood => {
  if (rating >= 4) return 'happy';
  return rating === 3 ? 'fair' : 'poor';
};

/** What of a shop its customers can write about. */
export interface ReviewedShop {
  /** How content they are, in stars. */
  readonly standing: number;
  readonly handleItems: readonly string[];
  /** Whether it comes for the laundry, by its van or an agency. */
  readonly isComing: boolean;
}

/** Words of a review, and what they are about; nothing where its writer gives stars only. */
export interface Wording {
  readonly text: string;
  readonly topic: ReviewTopic | undefined;
}

/**
 * Writes the reviews of one shop: of what it does, in the season in which people bring it, and nothing twice. Whoever finds
 * nothing left to say gives stars only.
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
