import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CARD_WINDOW, ITEM_CATEGORIES, MEMBERSHIP } from '@dongne/contract';
import { runningSessionsOf, startSession } from '#base';
import { giveCard } from '../money/charge-fixtures';
import { photoUrl } from '../../src/base/files/photo-address';
import { couponCampaigns, events, members, notices, requests, reviews } from '#tables';
import { receiveCode, receiveProof } from '../login';
import { PIXEL, TEST_SLOT } from '../request-fixtures';
import { approve, asCustomer, asShop, detailOf, requestIn, type TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';
import { prepareAddress } from './address-stage';
import type { Caller } from './calls';
import type { Operation } from './document';
import { claimHints, prepareClaim } from './claim-stage';
import { idFor, statusFor } from './operation-needs';
import { healthHints } from './health-stage';
import { inquiryHints, prepareInquiry } from './inquiry-stage';
import { prepareReview } from './review-stage';
import type { Hints } from './right-values';
import { prepareShopPhoto } from './shop-photo-stage';

/** For an API that is opened with this key. */
export const OPERATOR_KEY = 'the-key-of-the-operator-in-this-test';

/** Fixtures of an operation, with their meaningful values. */
export interface Stage {
  readonly request: TestRequest;
  readonly hints: Hints;
}

let phones = 0;

/** Another device on which a member is logged in. */
const otherDeviceOf = async (api: TestApi, memberId: number): Promise<string | undefined> => {
  const { database, clock } = api.parts;
  await database.transaction((tx) => startSession(tx, api.parts, memberId));
  const [own, other] = await runningSessionsOf(database, memberId, new Date(clock.now().getTime() - 1_000));
  return (other ?? own)?.id;
};

/** The link and the id of a pending change of number, for the operation that stops it. */
const stopOfLostNumber = async (api: TestApi, { headers, phoneNumber }: TestRequest['customer']): Promise<Hints> => {
  phones += 1;
  const payload = await receiveCode(api, `0109${String(phones).padStart(7, '0')}`, `198.51.100.${phones % 250}`);
  await api.app.inject({ method: 'POST', url: '/v1/app/member/lostNumber', headers, payload });
  const inbox = await api.companies.inbox(phoneNumber);
  const token = inbox.map(({ text }) => /\/login\/number#(\S+)/.exec(text)?.[1]).find((found) => found !== undefined);
  return { token: [token ?? ''], id: [Number(token?.split('.')[0])] };
};

/** Secrets of a phone and a browser: an unused login code and refresh token. */
const secretsOf = async (api: TestApi, { method, path }: Operation, { customer }: TestRequest): Promise<Hints> => {
  if (path.endsWith('/refresh')) {
    const pair = await api.parts.database.transaction((tx) => startSession(tx, api.parts, customer.memberId));
    return { refreshToken: [pair.refreshToken] };
  }
  if (path.endsWith('/devices/{id}')) return { id: [await otherDeviceOf(api, customer.memberId)] };
  if (method === 'PUT' && path.endsWith('/member/proof')) {
    const proof = await receiveProof(api, customer.headers, 'phoneChange');
    return { purpose: ['phoneChange'], otpId: [proof.otpId], otpCode: [proof.otpCode] };
  }
  if (method === 'PUT' && path.endsWith('/member/withdraw'))
    return { proof: [await receiveProof(api, customer.headers, 'withdrawal')] };
  if (/\/lostNumber\/stop$|\/lostNumbers\/\{id\}\/stop$/.test(path)) return stopOfLostNumber(api, customer);
  if (!/verify$|\/member\/address$|phoneNumber$|\/lostNumbers?$/.test(path)) return {};
  phones += 1;
  const code = await receiveCode(api, `0109${String(phones).padStart(7, '0')}`, `198.51.100.${phones % 250}`);
  const hints = { otpId: [code.otpId], otpCode: [code.otpCode], phoneNumber: [code.phoneNumber] };
  if (path.endsWith('/lostNumbers')) return { ...hints, presentNumber: [customer.phoneNumber] };
  if (!path.endsWith('phoneNumber')) return hints;
  return { ...hints, proof: [await receiveProof(api, customer.headers, 'phoneChange')] };
};

/** A request in a status, with users of its own; restores the clock. */
const requestAt = async (api: TestApi, { path }: Operation): Promise<TestRequest> => {
  const now = api.clock.now();
  const request = await requestIn(api, statusFor(path), path.includes('/advance/') ? { advanceLimitWon: '5000' } : {});
  api.clock.travelTo(now);
  return request;
};

/** Name of the window in which the customer registers a card. */
const windowOf = ({ id }: TestRequest): string => `window-${id}`.padEnd(CARD_WINDOW.sidLetters, '-');

/** Fixtures of operations about money: a card, a payment, a membership, a voucher user. */
const prepareMoney = async (api: TestApi, { path }: Operation, { id, customer }: TestRequest): Promise<void> => {
  const post = (url: string, payload: object = {}) =>
    api.app.inject({ method: 'POST', url: `/v1/app${url}`, headers: customer.headers, payload });
  if (/\/pay$|\/refunds$|\/membership|\/member\/withdraw$/.test(path)) await giveCard(api, customer.memberId);
  if (/\/refunds$|\/member\/withdraw$/.test(path)) await post(`/request/delivery/${id}/pay`);
  if (path.endsWith('/membership/withdraw')) await post('/myPage/membership', { agreeTerm: true });
  if (path.endsWith('/voucher'))
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, customer.memberId));
};

/** Fixtures of some operations besides a status. */
const prepare = async (api: TestApi, { path }: Operation, request: TestRequest): Promise<void> => {
  if (path.endsWith('/process')) await approve(api, request);
  if (path.includes('/questions/')) {
    const { items } = await detailOf(api, request);
    await asCustomer(api, request, `items/${items[0].id}/question`, { text: '왜요?' });
  }
  if (path.includes('/card/session/'))
    await api.app.inject({
      method: 'POST',
      url: '/v1/app/pay/card/inicis/ready',
      headers: request.customer.headers,
      payload: { sid: windowOf(request), device: 'pc' },
    });
  if (path.includes('/objections/')) await asCustomer(api, request, 'noshow/objection', { text: '있었어요' });
  if (!path.endsWith('/noshow')) return;
  await asShop(api, request, 'accept');
  const begun = { collectionTime: api.clock.now() };
  await api.parts.database.update(requests).set(begun).where(eq(requests.id, request.id));
};

/** The id of the bag that an operator's operation is about. */
const prepareBag = async (api: TestApi, path: string, { customer }: TestRequest): Promise<number | undefined> => {
  if (!path.includes('/operator/deliveryBags/')) return undefined;
  const order = { method: 'POST', url: '/v1/app/deliveryBag', headers: customer.headers } as const;
  const payload = { entranceInfo: '', agreeTerm: true };
  const { id } = (await api.app.inject({ ...order, payload })).json();
  if (path.endsWith('/delivered'))
    await api.app.inject({
      method: 'POST',
      url: `/v1/operator/deliveryBags/${id}/shipped`,
      headers: { authorization: `Bearer ${OPERATOR_KEY}` },
      payload: { carrier: '우체국택배' },
    });
  return id;
};

/** Query of a photo's address besides its key. */
const signatureOf = ({ parts }: TestApi, path: string, key: string): Hints => {
  const { searchParams } = new URL(photoUrl(parts, key), 'http://localhost');
  return path.includes('/photo/') ? { until: [searchParams.get('until')], sign: [searchParams.get('sign')] } : {};
};

/** Prepares a request for an operation, with a customer and a shop of its own; or reuses one. */
export const stageFor = async (api: TestApi, operation: Operation, existing?: TestRequest): Promise<Stage> => {
  const { path, body } = operation;
  const isForm = body?.mediaType === 'multipart/form-data';
  // Voucher users have fewer rights than other readers, and a claim needs a delivered request.
  const own = path.endsWith('/voucher') || path.includes('/claim/') ? undefined : existing;
  const request = own ?? (await requestAt(api, operation));
  await prepare(api, operation, request);
  await prepareMoney(api, operation, request);
  const shopPhoto = await prepareShopPhoto(api, path, request);
  const ownId =
    (path.endsWith('/photos/{id}') ? shopPhoto : undefined) ??
    (await prepareReview(api, operation, request, OPERATOR_KEY)) ??
    (await prepareClaim(api, operation, request)) ??
    (await prepareInquiry(api, operation, request)) ??
    (await prepareAddress(api, path, request)) ??
    (await prepareBag(api, path, request));
  const { offer, noShows, items } = await detailOf(api, request);
  const key = randomUUID();
  await api.parts.files.put(key, PIXEL);
  const hints: Hints = {
    id: [path.includes('/objections/') ? noShows[0].id : (ownId ?? idFor(path, request))],
    photoId: [shopPhoto],
    noShowId: [noShows[0]?.id],
    sid: [windowOf(request)],
    applicationId: [isForm ? String(request.id) : request.id],
    rating: ['1', '5'],
    keywords: ['["keyWordFast"]', '["keyWordNo"]'],
    beforePhotos: ['', '[]'],
    hide: [true, false],
    amountWon: [undefined, 100],
    refundWon: [MEMBERSHIP.monthlyWon],
    key: [key],
    ...signatureOf(api, path, key),
    ...healthHints(path),
    laundryId: [isForm ? String(request.laundryId) : request.laundryId],
    itemId: [items[0]?.id],
    questionId: [items[0]?.questions[0]?.id],
    offerVersion: [1],
    declinedItemIds: [[]],
    totalWon: [offer?.totalWon ?? 0],
    collectionTime: [TEST_SLOT, '2026-03-04T11:00:00+09:00'],
    date: ['2026-03-03', '2026-03-09'],
    day: ['2026-03-05'],
    slots: [[], [{ startsAt: '2026-03-05T11:00:00+09:00', capacity: 3 }]],
    dueDate: ['2026-03-06'],
    category: ITEM_CATEGORIES.map(({ category }) => category),
    phoneNumber: ['01012345678', '010-1234-5678'],
    agreeTerm: [isForm ? 'true' : true],
    service: [true],
    privacy: [true],
    socialToken: [undefined],
    origin: ['http://localhost'],
    sido: ['서울'],
    gungu: ['강남구'],
    emd: ['삼성동'],
    latitude: [37.5069],
    longitude: [127.0534],
    photo: [`data:image/png;base64,${PIXEL.toString('base64')}`],
    ...(isForm
      ? {
          laundryNumByUser: ['1', '99'],
          entrance: ['', '{"hasPassword":false}', '{"hasPassword":true,"password":"1234*"}'],
          mendInfo: ['[{"mendName":"기장"}]'],
          dailyLaundryPaidService: ['', '[]'],
          beforeStains: ['', '[]'],
          beforeMends: ['', '[]'],
          creditCardId: ['', 'null'],
          couponId: ['', 'null'],
          items: ['', '[]', '[{"category":"코트","count":1}]'],
          advanceLimitWon: ['', '1'],
        }
      : {}),
    ...claimHints(path),
    ...inquiryHints(path),
    ...(path.endsWith('/member/webPush') && { endpoint: ['https://fcm.googleapis.com/fcm/send/a-browser'] }),
    ...(path.endsWith('/myPage/coupon') && { code: [COUPON_CODE] }),
    ...(await secretsOf(api, operation, request)),
  };
  return { request, hints };
};

/** Code of a coupon. */
const COUPON_CODE = 'FUZZ';

/** Publishes a notice, an event and a review, each with id 1, and the coupon of the code and the event. */
export const publishSomething = async ({ parts: { database, clock } }: TestApi, laundryId: number): Promise<void> => {
  const publishedAt = clock.now();
  const endsAt = new Date(publishedAt.getTime() + 365 * 24 * 3_600_000);
  const coupon = { name: '쿠폰', discountWon: 1_000, minimumWon: 0, endsAt };
  await database.insert(couponCampaigns).values({ ...coupon, code: COUPON_CODE });
  await database.insert(notices).values({ id: 1, title: '공지', text: '글', publishedAt });
  await database.insert(events).values({ id: 1, title: '행사', summary: '짧게', text: '글', startsAt: publishedAt });
  await database.insert(couponCampaigns).values({ ...coupon, code: 'EVENT-FUZZ', eventId: 1 });
  await database
    .insert(reviews)
    .values({ laundryId, writer: '김**', rating: 5, keywords: [], text: '좋아요', createdAt: publishedAt });
};

/** The headers of the caller; a refresh needs an expired access token. */
export const headersOf = (
  { path }: Operation,
  caller: Caller,
  own: TestRequest,
  strangers: TestRequest,
): Readonly<Record<string, string>> => {
  if (caller === 'nobody' || path.endsWith('/refresh')) return {};
  const { customer, shop } = caller === 'own' ? own : strangers;
  if (path.startsWith('/v1/operator') && caller === 'own') return { authorization: `Bearer ${OPERATOR_KEY}` };
  return path.startsWith('/v1/partner') ? shop : customer.headers;
};
