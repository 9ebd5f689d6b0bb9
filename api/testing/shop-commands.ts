import type { LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { priceOfChoice, type RequestDetail, type RequestStatus } from '@dongne/contract';
import { addLaundry, addMember, shopHeaders, withFreshToken, type TestMember } from './fixtures';
import { orderPickup, PIXEL, requestFields } from './request-fixtures';
import { BROWSER_COOKIE } from './money/browser-cookie';
import { requests } from '#tables';
import type { TestApi } from './test-api';

/** A request with its customer and its shop, with tokens for both. */
export interface TestRequest {
  readonly id: number;
  readonly laundryId: number;
  readonly customer: TestMember;
  readonly shop: { readonly authorization: string };
}

/** Orders a pickup of a new or given customer at a new shop. */
export const addRequest = async (
  api: TestApi,
  {
    shop = {},
    fields = {},
    customer: known,
  }: {
    readonly shop?: Parameters<typeof addLaundry>[1];
    readonly fields?: Record<string, string>;
    readonly customer?: TestMember;
  } = {},
): Promise<TestRequest> => {
  const customer = known ?? (await addMember(api));
  const laundryId = await addLaundry(api, shop);
  // Orders as many as the shop will collect, so that no difference is reported.
  const form = { fields: requestFields(laundryId, { laundryNumByUser: '2', ...fields }) };
  const created = await orderPickup(api, customer.headers, form);
  const { applicationId: id } = created.json<{ applicationId: number }>();
  return { id, laundryId, customer, shop: await shopHeaders(api, laundryId) };
};

/** Calls a command of the request's shop. */
export const asShop = (
  api: TestApi,
  request: TestRequest,
  command: string,
  payload: object = {},
): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method: 'POST',
    url: `/v1/partner/requests/${request.id}/${command}`,
    headers: request.shop,
    payload,
  });

/** Calls a command of the request's customer. */
export const asCustomer = (
  api: TestApi,
  request: TestRequest,
  command: string,
  payload: object = {},
): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method: 'POST',
    url: `/v1/app/request/delivery/${request.id}/${command}`,
    headers: { ...request.customer.headers, cookie: BROWSER_COOKIE },
    payload,
  });

/** The request as its customer sees it. */
export const detailOf = async (api: TestApi, { id, customer }: TestRequest) =>
  (await api.app.inject({ url: `/v1/app/request/delivery/detail/${id}`, headers: customer.headers })).json();

/** Body of an approval of the present offer without some items, as a screen builds it. */
export const choiceOf = async (api: TestApi, request: TestRequest, declinedItemIds: readonly number[] = []) => {
  const { offer }: RequestDetail = await detailOf(api, request);
  if (offer === null) throw new Error('nothing is offered');
  const { totalWon } = priceOfChoice(offer, new Set(declinedItemIds));
  return { offerVersion: offer.version, declinedItemIds: [...declinedItemIds], totalWon };
};

/** Approves the present offer without some items. */
export const approve = async (
  api: TestApi,
  request: TestRequest,
  declinedItemIds: readonly number[] = [],
): Promise<LightMyRequestResponse> =>
  asCustomer(api, request, 'approve', await choiceOf(api, request, declinedItemIds));

/** Inspected items: a shirt and a pair of trousers. */
export const INSPECTION = {
  items: [
    { category: '와이셔츠', priceWon: 1_900, note: '' },
    { category: '하의', priceWon: 4_000, note: '' },
  ],
  dueDate: '2026-03-06',
};

/** A photo of the door, as a shop's tools send it. */
export const DOOR_PHOTO = `data:image/png;base64,${PIXEL.toString('base64')}`;

/** The same request with fresh tokens, for tests that travel in time. */
export const withFreshTokens = async (api: TestApi, request: TestRequest): Promise<TestRequest> => ({
  ...request,
  customer: await withFreshToken(api, request.customer),
  shop: await shopHeaders(api, request.laundryId),
});

/** Accepts, travels to the slot and reports a no-show. @returns the request with fresh tokens. */
export const failCollection = async (api: TestApi, request: TestRequest): Promise<TestRequest> => {
  await asShop(api, await withFreshTokens(api, request), 'accept');
  const [row] = await api.parts.database
    .select({ collectionTime: requests.collectionTime })
    .from(requests)
    .where(eq(requests.id, request.id));
  if (row === undefined) throw new Error('no request');
  api.clock.travelTo(row.collectionTime);
  const there = await withFreshTokens(api, request);
  await asShop(api, there, 'noshow', { photo: DOOR_PHOTO });
  return there;
};

type Step = (api: TestApi, request: TestRequest) => Promise<unknown>;

const collect: Step = (api, request) => asShop(api, request, 'collect', { pieces: 2 });
const inspect: Step = (api, request) => asShop(api, request, 'inspect');
const register: Step = (api, request) => asShop(api, request, 'register', INSPECTION);
const agree: Step = (api, request) => approve(api, request);
const process: Step = (api, request) => asShop(api, request, 'process');
const completeWash: Step = (api, request) => asShop(api, request, 'complete-wash');
const deliver: Step = (api, request) => asShop(api, request, 'deliver');
const delivered: Step = (api, request) => asShop(api, request, 'delivered');

/** Commands of shop and customer that bring a request to each status. */
const WAY: Record<RequestStatus, readonly Step[]> = {
  Requested: [],
  Collected: [collect],
  Registering: [collect, inspect],
  Registered: [collect, inspect, register],
  Processing: [collect, register, agree, process],
  WashCompleted: [collect, register, agree, process, completeWash],
  Delivering: [collect, register, agree, process, completeWash, deliver],
  Delivered: [collect, register, agree, process, completeWash, deliver, delivered],
  Completed: [
    collect,
    register,
    agree,
    process,
    completeWash,
    deliver,
    delivered,
    (api, request) => asCustomer(api, request, 'confirm'),
  ],
  Denied: [(api, request) => asShop(api, request, 'deny', { reason: 'FULLY_BOOKED', text: '예약이 많아요.' })],
  NoShow: [failCollection],
  Cancelled: [(api, request) => asCustomer(api, request, 'cancel', { reason: '일정 변경' })],
  Returned: [
    collect,
    inspect,
    (api, request) => asShop(api, request, 'return', { reason: '세탁할 수 없는 소재예요.' }),
  ],
};

/** Adds a request in that status. For `NoShow` the clock travels to its slot. */
export const requestIn = async (
  api: TestApi,
  status: RequestStatus,
  fields: Record<string, string> = {},
): Promise<TestRequest> => {
  const request = await addRequest(api, { fields });
  for (const step of WAY[status]) await step(api, request);
  return withFreshTokens(api, request);
};
