import { termsOf, writeReview } from '../orders/review-fixtures';
import { requestIn, type TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';
import type { Operation } from './document';

/** Operations about an existing review; the public one has id 1. */
const ABOUT_REVIEW = /\/app\/review\/|\/partner\/reviews\/|\/reviewReports\//;

/** The id of the review or report that an operation is about; undefined for any other operation. */
export const prepareReview = async (
  api: TestApi,
  { path }: Operation,
  request: TestRequest,
  operatorKey: string,
): Promise<number | undefined> => {
  if (!ABOUT_REVIEW.test(path)) return undefined;
  // Reports a review of another member, because one's own cannot be reported.
  const own = path.endsWith('/report') ? await requestIn(api, 'Completed') : request;
  const written = await writeReview(api, own);
  const id = written.json().review?.id ?? (await termsOf(api, own)).review?.id;
  if (!path.includes('/reviewReports/')) return id;
  const { customer } = await requestIn(api, 'Requested');
  const report = { method: 'POST', url: `/v1/app/review/${id}/report`, headers: customer.headers } as const;
  await api.app.inject({ ...report, payload: { reason: 'abuse' } });
  const headers = { authorization: `Bearer ${operatorKey}` };
  const { items } = (await api.app.inject({ url: '/v1/operator/reviewReports', headers })).json();
  return items.find(({ review }: { review: { id: number } }) => review.id === id)?.id;
};
