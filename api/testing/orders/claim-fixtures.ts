import type { LightMyRequestResponse as Response } from 'fastify';
import { giveCard } from '../money/charge-fixtures';
import { runUntilQuiet } from '#base';
import { chargeJobs } from '../../src/money/charges/charge-jobs';
import { approveWith, priced, type Wish } from '../benefit-fixtures';
import { addMember, operatorHeaders, type TestMember } from '../fixtures';
import { PIXEL, sendForm } from '../request-fixtures';
import { asCustomer, asShop, detailOf, DOOR_PHOTO, withFreshTokens, type TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';

/** Description long enough for a claim. */
export const CLAIM_WORDS = '왼쪽 소매에 없던 구멍이 생겼어요';

/** Fields of a test's claim; default: damage of the first item, with a photo and without a proof of purchase. */
export interface TestClaim {
  readonly fields?: Readonly<Record<string, string>>;
  readonly photos?: number;
  readonly proofs?: number;
  readonly key?: string;
}

/** Ids of a request's items, in the order of the offer. */
export const itemIdsOf = async (api: TestApi, request: TestRequest): Promise<number[]> =>
  (await detailOf(api, request)).items.map(({ id }: { id: number }) => id);

/** Claims an item of a request, by default the first. */
export const claimItem = async (
  api: TestApi,
  request: TestRequest,
  { fields = {}, photos = 1, proofs = 0, key }: TestClaim = {},
): Promise<Response> => {
  const itemId = fields['itemId'] ?? String((await itemIdsOf(api, request))[0]);
  return sendForm(api, {
    method: 'POST',
    url: `/v1/app/request/delivery/${request.id}/claim`,
    headers: { ...request.customer.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    form: {
      fields: { itemId, kind: 'Damage', text: CLAIM_WORDS, ...fields },
      photos: [...Array(photos).fill('photo'), ...Array(proofs).fill('proof')].map((field: string) => ({
        field,
        bytes: PIXEL,
      })),
    },
  });
};

/** Makes a claim. @returns its id. */
export const madeClaim = async (api: TestApi, request: TestRequest, claim: TestClaim = {}): Promise<number> =>
  (await claimItem(api, request, claim)).json().claimId;

/** A claim as its customer reads it. */
export const caseOf = async ({ app }: TestApi, { customer }: { readonly customer: TestMember }, id: number) =>
  (await app.inject({ url: `/v1/app/claim/${id}`, headers: customer.headers })).json();

/** Calls a command of a shop on a claim. */
export const shopCall = (
  { app }: TestApi,
  { shop }: Pick<TestRequest, 'shop'>,
  id: number,
  command: 'answer' | 'collected-again' | 'returned-again',
  payload: object = {},
): Promise<Response> =>
  app.inject({ method: 'POST', url: `/v1/partner/claims/${id}/${command}`, headers: shop, payload });

/** Answers as the shop, naming who is at fault. */
export const answerAs = (
  api: TestApi,
  request: Pick<TestRequest, 'shop'>,
  id: number,
  stance: 'Accept' | 'Object' = 'Accept',
): Promise<Response> => shopCall(api, request, id, 'answer', { stance, text: '세탁소의 설명이에요.' });

/** Gives the account for a compensation. */
export const giveAccountTo = (
  { app }: TestApi,
  { customer }: Pick<TestRequest, 'customer'>,
  id: number,
  payload: object = {},
): Promise<Response> =>
  app.inject({
    method: 'POST',
    url: `/v1/app/claim/${id}/account`,
    headers: customer.headers,
    payload: { bank: '신한', number: '110-123-456789', holder: '홍길동', ...payload },
  });

/** Marks a compensation as transferred. */
export const markPaid = async (api: TestApi, id: number, number = '110123456789'): Promise<Response> =>
  api.app.inject({
    method: 'POST',
    url: `/v1/operator/claims/${id}/paid`,
    headers: await operatorHeaders(api),
    payload: { number },
  });

/** Decides as an operator. */
export const decide = async (api: TestApi, id: number, payload: object): Promise<Response> =>
  api.app.inject({
    method: 'POST',
    url: `/v1/operator/claims/${id}/decide`,
    headers: await operatorHeaders(api),
    payload: { text: '확인한 결과예요.', ...payload },
  });

const WASHED = ['process', 'complete-wash', 'deliver'] as const;

/** Delivers an approved request, with a photo of the door. */
export const deliverRequest = async (api: TestApi, request: TestRequest): Promise<TestRequest> => {
  const now = await withFreshTokens(api, request);
  for (const command of WASHED) await asShop(api, now, command);
  await asShop(api, now, 'delivered', { photo: DOOR_PHOTO });
  return now;
};

/** Two pieces of 8,000 and 4,000 won, approved with a wish, paid by card, and delivered. */
export const paidAndHome = async (
  api: TestApi,
  wishOf: (customer: TestMember) => Promise<Wish> = async () => ({}),
): Promise<TestRequest> => {
  const customer = await addMember(api);
  await giveCard(api, customer.memberId);
  const request = await priced(api, [8_000, 4_000], { customer });
  await approveWith(api, request, await wishOf(customer));
  await asCustomer(api, request, 'pay');
  return deliverRequest(api, request);
};

/** Runs the due jobs of charges and refunds. */
export const settle = (api: TestApi) => runUntilQuiet(api.parts, chargeJobs);
