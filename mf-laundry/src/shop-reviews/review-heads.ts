import { endpoints, PREVIEW_PICTURES, type Review } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import type { RenderedPlace, PageHead } from '@dongne/platform';
import { reviewOf, reviewTitleOf } from './review-data';

/** Length of a description in search results. */
const DESCRIPTION_LETTERS = 150;

const shopOf = ({ laundryId, laundryName }: Review, address: RenderedPlace['address']): object => {
  const url = address(laundryPaths.detail(laundryId));
  return { '@type': 'DryCleaningOrLaundry', '@id': url, name: laundryName, url };
};

/** Document metadata of a shop's review list, the same for every order. */
export const reviewListHead = ({ params, answerOf, isNotThere, address }: RenderedPlace): PageHead => {
  const id = idOf(params['id']);
  if (id === undefined || isNotThere(endpoints.shopReviews, { id })) return { isMissing: true };
  const canonical = laundryPaths.reviews(id);
  const reviews = answerOf(endpoints.shopReviews, { id })?.items ?? [];
  const [newest] = reviews;
  if (newest === undefined) return { canonical };
  return {
    description: `${newest.laundryName}을 이용한 손님들의 리뷰예요. ${newest.text}`.slice(0, DESCRIPTION_LETTERS),
    canonical,
    picture: PREVIEW_PICTURES.ofShop(id),
    structured: [
      {
        '@context': 'https://schema.org',
        ...shopOf(newest, address),
        review: reviews.map((review) => reviewOf(review)),
      },
    ],
  };
};

/** Document metadata of one review; in older links its id is in the query. */
export const reviewHead = ({ answerOf, isNotThere, address }: RenderedPlace, id: number | undefined): PageHead => {
  if (id === undefined || isNotThere(endpoints.review, { id })) return { isMissing: true };
  const canonical = laundryPaths.review(id);
  const review = answerOf(endpoints.review, { id });
  if (review === undefined) return { canonical };
  return {
    title: reviewTitleOf(review.laundryName),
    description: review.text.slice(0, DESCRIPTION_LETTERS) || undefined,
    canonical,
    picture: PREVIEW_PICTURES.ofShop(review.laundryId),
    structured: [{ '@context': 'https://schema.org', ...reviewOf(review), itemReviewed: shopOf(review, address) }],
  };
};
