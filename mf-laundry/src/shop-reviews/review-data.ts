import { seoulDate, type Review, type ShopDetail } from '@dongne/contract';

/** What a page of a shop's reviews is called: `빨래연구소 리뷰`. */
export const reviewTitleOf = (laundryName: string): string => `${laundryName} 리뷰`;

const STARS = { bestRating: 5, worstRating: 1 } as const;

/** The rating of a shop that has reviews, as schema.org says it. */
export const ratingOf = ({ rating, reviewCount }: Pick<ShopDetail, 'rating' | 'reviewCount'>): object => ({
  '@type': 'AggregateRating',
  ratingValue: rating,
  reviewCount,
  ...STARS,
});

/** A review as schema.org says it; what it is about stands around it. */
export const reviewOf = ({ writer, createdAt, rating, text }: Review): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: writer },
  datePublished: seoulDate(new Date(createdAt)),
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...STARS },
  ...(text !== '' && { reviewBody: text }),
});
