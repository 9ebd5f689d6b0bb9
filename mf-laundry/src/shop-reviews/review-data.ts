import { seoulDate, type Review, type ShopDetail } from '@dongne/contract';

/** Title of a review page: `빨래연구소 리뷰`. */
export const reviewTitleOf = (laundryName: string): string => `${laundryName} 리뷰`;

const STARS = { bestRating: 5, worstRating: 1 } as const;

/** Schema.org rating of a shop with reviews. */
export const ratingOf = ({ rating, reviewCount }: Pick<ShopDetail, 'rating' | 'reviewCount'>): object => ({
  '@type': 'AggregateRating',
  ratingValue: rating,
  reviewCount,
  ...STARS,
});

/** Schema.org review; the surrounding object is its subject. */
export const reviewOf = ({ writer, createdAt, rating, text }: Review): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: writer },
  datePublished: seoulDate(new Date(createdAt)),
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...STARS },
  ...(text !== '' && { reviewBody: text }),
});
