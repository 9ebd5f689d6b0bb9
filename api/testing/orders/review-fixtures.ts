import type { LightMyRequestResponse as Response } from 'fastify';
import { giveCard } from '../money/charge-fixtures';
import { withdraw } from '../login';
import { PIXEL, sendForm } from '../request-fixtures';
import type { TestMember } from '../fixtures';
import { asCustomer, type TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';

/** Fields of a test's review; default: five stars and one keyword. */
export interface TestReview {
  readonly fields?: Readonly<Record<string, string>>;
  readonly photos?: number;
  readonly key?: string;
}

const formOf = ({ fields = {}, photos = 0 }: TestReview) => ({
  fields: { rating: '5', keywords: '["keyWordQuality"]', text: '좋아요', ...fields },
  photos: Array.from({ length: photos }, () => ({ field: 'photo', bytes: PIXEL })),
});

/** Writes the review of a request. */
export const writeReview = (
  api: TestApi,
  { id, customer }: TestRequest,
  review: TestReview = {},
): Promise<Response> => {
  const fields = { applicationId: String(id), ...review.fields };
  const headers = { ...customer.headers, ...(review.key === undefined ? {} : { 'idempotency-key': review.key }) };
  return sendForm(api, { method: 'POST', url: '/v1/app/review', headers, form: formOf({ ...review, fields }) });
};

/** Changes a review. */
export const changeReview = (
  api: TestApi,
  { headers }: TestMember,
  id: number,
  review: TestReview = {},
): Promise<Response> => sendForm(api, { method: 'PUT', url: `/v1/app/review/${id}`, headers, form: formOf(review) });

/** Removes a review. */
export const removeReview = ({ app }: TestApi, { headers }: TestMember, id: number): Promise<Response> =>
  app.inject({ method: 'DELETE', url: `/v1/app/review/${id}`, headers });

/** Terms of a request's review, and the review. */
export const termsOf = async ({ app }: TestApi, { id, customer }: TestRequest) =>
  (await app.inject({ url: `/v1/app/request/delivery/${id}/review`, headers: customer.headers })).json();

/** A shop's public figures. */
export const figuresOf = async ({ app }: TestApi, laundryId: number) => {
  const shop = (await app.inject({ url: `/v1/app/nonMember/laundry/detail/${laundryId}` })).json();
  return { rating: shop.rating, reviewCount: shop.reviewCount, keywordCounts: shop.keywordCounts };
};

/** A shop's public reviews. */
export const reviewsOfShop = async ({ app }: TestApi, laundryId: number, query: Record<string, string> = {}) =>
  (await app.inject({ url: `/v1/app/nonMember/laundry/${laundryId}/review`, query })).json();

/** Withdraws the customer of a request, after paying open charges, which would block it. */
export const leave = async (api: TestApi, request: TestRequest): Promise<void> => {
  await giveCard(api, request.customer.memberId);
  await asCustomer(api, request, 'pay');
  await withdraw(api, request.customer.headers);
};
